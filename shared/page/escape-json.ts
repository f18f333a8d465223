const UNSAFE = /[&<>\u2028\u2029]/g;

/** JSON that can stand in a `<script>`: nothing in it ends the element or the statement. */
export function escapeJson(json: string): string {
  return json.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
