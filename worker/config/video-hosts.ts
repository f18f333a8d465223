/** Hosts whose videos may be embedded if the setting `VIDEO_HOSTS` names no others. */
export const DEFAULT_VIDEO_HOSTS = "player.bilibili.com,v.qq.com";
