/** What the sizes of a picture have in common: its address up to the last hyphen. */
export function sceneOf(imgUrl: string): string {
  return imgUrl.replace(/-\d+\.\w+$/, "-");
}
