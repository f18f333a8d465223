/** This file has texts of items with HTML as editors paste it from other programs. Each text has a short name. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const pasted: Record<string, string> = {
  "颜色：Word": `<p class="MsoNormal" style="text-indent:21.0pt"><span lang="EN-US" style="color:black;mso-themecolor:text1">正文黑色</span>
    <span style="color:windowtext">窗口色</span><span style="background:yellow;mso-highlight:yellow">黄底</span>
    <span style="color:rgb(0,0,0);background:#FFFF00">黄底黑字</span><span style="color:#0563C1">蓝色链接</span></p>
    <p style="background:#1F4E79"><b><span style="color:white">深蓝底白字<span style="color:#FFC000">橙色</span></span></b></p>`,
  "颜色：微信": `<section style="background-color: rgb(62, 62, 62); color: rgba(255, 255, 255, 0.85); padding: 10px;">
    <p style="color: rgb(255, 76, 0)">嵌套<span style="background: rgba(0, 0, 0, 0.05)">再嵌套</span></p>
    <section style="background-image: linear-gradient(90deg, rgb(0, 112, 192), hsl(200 100% 70%))">渐变</section></section>
    <section style="color: transparent; background: linear-gradient(red, blue); -webkit-background-clip: text;">渐变字</section>
    <a href="/about/profile" style="color: rgb(136, 136, 136)">灰色链接</a>`,
  "颜色：旧网站": `<font color="#FFFF00">黄字</font><font color=gray>灰字</font><table bgcolor="#000080" width="760"><tr bgcolor="FF9900"><td><font color="#ffffff">白字</font></td>
    <td bgcolor="lightyellow">浅黄<a href="/about/profile">链接</a></td></tr></table><mark>标记</mark><blockquote style="color:#ccc">引文</blockquote>`,
  "颜色：WPS": `<p style="color:#7F7F7F80">半透明</p><p style="color:hsla(120, 60%, 70%, .9);background-color:hwb(120 80% 5%)">浅绿</p>
    <p style="color:WHITE !important">白色</p><div style="background:#000"><p>黑底无色<code>代码</code></p><ul style="color:lime"><li>列表</li></ul></div>`,
  "颜色：混合": `<div style="background:white"><p style="color:inherit">继承</p><div style="background:rebeccapurple"><h2>标题</h2><figure><figcaption>图注</figcaption></figure></div></div>
    <p style="color:oklch(90% 0.1 100);mix-blend-mode:difference;-webkit-text-fill-color:white">混合</p><p style="color-scheme:dark;color:#333">方案</p>`,
  "宽内容：图片与框": `<img width="1200" height="300" src="${picture}"><section style="width:677px;height:40px"><p style="white-space:nowrap">这是一行不换行的很长很长的文字，一直写到窗口之外很远很远的地方，手机上看不到它的末尾。</p></section>
    <img style="width:900px;height:600px" src="${picture}"><div style="overflow:hidden;width:800px"><p>宽八百像素的框里的文字，也要全部看得见，不论它有多长。</p></div>`,
  "宽内容：缩进与长词": `<p style="margin-left:240pt">缩进</p><div style="display:flex"><div style="min-width:400px">左栏</div><div style="flex:none;width:300px">右栏</div></div>
    <p>${"https://example.com/".repeat(12)}</p><nobr>${"不换行".repeat(40)}</nobr><pre>${"0123456789".repeat(20)}</pre><center><table width="900"><tr><td nowrap>${"单元格".repeat(30)}</td></tr></table></center>`,
  "宽内容：浮动与视频": `<div style="float:right;width:800px">浮在右边的文字</div><div style="float:left;width:800px">浮在左边的文字</div><video width="1280" height="720" src="/a.mp4" controls></video>
    <p style="text-indent:-500px">首行在窗口左边之外的一段文字</p><div style="padding:30% 45%"><p>留白里的文字</p></div><section style="line-height:0"><p>${"行高为零的文字。".repeat(9)}</p></section>`,
  "表格：跨行": `<table><thead><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr><td rowspan="2">A1</td><td>B1</td><td>C1</td><td>D1</td></tr>
    <tr><td>B2</td><td rowspan="2">C2</td><td>D2</td></tr><tr><td>A3</td><td>B3</td><td>D3</td></tr><tr><td colspan="2">A4</td><td>C4</td><td>D4</td></tr></tbody></table>`,
  "表格：六列": `<table border=1><tr><td>A</td><td>B</td><td>C</td><td>D</td><td>E</td><td>F</td></tr>${[
    1, 2, 3,
  ]
    .map(
      (row) => `<tr>${[..."ABCDEF"].map((name) => `<td>${name}${row}00.5万吨</td>`).join("")}</tr>`,
    )
    .join("")}</table>`,
  "表格：八列": `<table><tr>${[..."ABCDEFGH"].map((name) => `<th>${name}</th>`).join("")}</tr><tr>${"<td>1,234.5</td>".repeat(8)}</tr></table>`,
  "表格：缺格": `<table><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr><tr><td>A1</td><td>B1</td></tr><tr><td>A2</td><td>B2</td><td>C2</td><td>D2</td></tr></table>`,
  热区图片: `<p><img src="${picture}" width="600" height="100" usemap="#Map"></p><map name="Map"><area shape="rect" coords="0,0,300,100" href="#left" alt="左"><area shape="rect" coords="300,0,600,100" href="#right" alt="右"></map>
    <p id="left">左</p>${"<p>文</p>".repeat(30)}<p><a name="right">右</a></p>`,
};
