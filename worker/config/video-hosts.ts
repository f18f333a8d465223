/** Hosts whose films may be embedded where the setting `VIDEO_HOSTS` names no others. */
export const DEFAULT_VIDEO_HOSTS = "player.bilibili.com,v.qq.com";
