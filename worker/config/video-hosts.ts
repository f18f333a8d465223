/** The default of the setting `VIDEO_HOSTS`: the hosts whose videos content may embed. */
export const DEFAULT_VIDEO_HOSTS = "player.bilibili.com,v.qq.com";
