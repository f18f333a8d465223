/** The default of the setting `VIDEO_HOSTS`: the hosts from which content may embed videos. */
export const DEFAULT_VIDEO_HOSTS = "player.bilibili.com,v.qq.com";
