package io.regwatch.ingest.extract.markup.stamp;

/**
 * What notes about pages say, as parts of patterns, in the languages of the shipped
 * sources and their neighbours. A word that may as well be about the law or about a trial
 * is not among them: an amendment, a revision, a version, visits.
 */
final class NoteWords {

	/** Who posts on a site without being named. Others may have sent in a document. */
	static final String ROLE = "system\\saccount|(?:(?:site|web)\\s?)?(?:admin|editor)|web\\s?(?:master|team)|super\\s?user|anonymous|redaktion"
			+ "|администратор|관리자|管理员|管理員|管理者";

	/** The same as {@link #UPDATE} in the languages of more neighbours. */
	private static final String UPDATE_OTHERS = "(?:ปรับปรุง|อัปเดต|แก้ไข)(?:ข้อมูล)?(?:ล่าสุด)(?:เมื่อ|วันที่)?|วันที่ปรับปรุง(?:ข้อมูล)?(?:ล่าสุด)?"
			+ "|עודכן\\sלאחרונה(?:\\sב)?|(?:תאריך\\s)?עדכון\\sאחרון|tarikh\\skemas\\s?kini|kemas\\s?kini\\sterakhir|dikemas\\s?kini\\sterakhir(?:\\spada)?"
			+ "|terakhir\\sdiperbarui\\spada|pembaruan\\sterakhir|tanggal\\spembaruan"
			+ "|cập\\snhật\\s(?:gần|mới)\\snhất|ngày\\scập\\snhật|تاريخ\\s(?:آخر\\s)?(?:ال)?تحديث"
			+ "|آخرین\\sبه\u200C?روزرسانی|son\\sgüncellenme(?:\\starihi)?|güncelleme\\starihi"
			+ "|data\\s(?:ostatniej\\s)?aktualizacji|ostatnia\\smodyfikacja|datum\\s(?:poslední\\s)?aktualizace"
			+ "|dátum\\s(?:poslednej\\s)?aktualizácie|(?:utolsó|legutóbbi)\\sfrissítés(?:\\s(?:dátuma|ideje))?"
			+ "|(?:ημερομηνία\\s)?τελευταίας?\\sενημέρωσης?|(?:дата\\s)?останнього\\sоновлення|последна\\sактуализация"
			+ "|data\\sultimei\\sactualizări|posljednje\\sažuriranje|zadnja\\sposodobitev|अंतिम\\s(?:बार\\s)?अद्यतन";

	/** Before the date on which a page was saved. */
	static final String UPDATE = "(?:this\\s)?(?:page|content|site)?\\s*+(?:was\\s)?"
			+ "(?:(?:date\\s)?(?:last|latest)\\s(?:updated?|modified|modification|reviewed|changed?|published|generated)(?:\\sdate)?"
			+ "(?:\\sof\\sthis\\spage)?(?:\\s(?:on|at))?"
			+ "|today(?:\\sis)?|heute|aujourd['\u2019]hui|今天是?|今日[はの]?|本日|오늘(?:은)?|date\\smodified|page\\supdated(?:\\son)?|printed\\son|retrieved\\son|generated\\son|content\\scurrent\\sas\\sof"
			+ "|(?:zuletzt|letzte)\\s(?:aktualisiert|geändert|änderung|aktualisierung)(?:\\sdieser\\sseite)?(?:\\sam)?|stand\\sder\\sseite"
			+ "|dernière\\s(?:mise\\sà\\sjour|modification)(?:\\sle)?|mis\\sà\\sjour\\sle|date\\sde\\s(?:la\\sdernière\\s)?modification"
			+ "|(?:fecha\\sde\\s)?(?:la\\s)?última\\s(?:actualización|atualização|modificación|modificação)|ultim[oa]\\s(?:aggiornamento|modifica)"
			+ "|laatst\\s(?:bijgewerkt|gewijzigd)|senast\\s(?:uppdaterad|ändrad)|s(?:ene|id?)st\\sopp?datere?t|viimeksi\\späivitetty"
			+ "|ostatnia\\saktualizacja|poslední\\saktualizace|posledná\\saktualizácia|utolsó\\sfrissítés|ultima\\sactualizare"
			+ "|son\\sgüncelleme(?:\\starihi)?|terakhir\\sdiperbarui|cập\\snhật\\slần\\scuối|τελευταία\\sενημέρωση"
			+ "|atualizad[oa]\\sem|آخر\\sتحديث|最終更新日?|最后更新(?:时间)?|最後更新日期?|更新(?:日期?|时间|時間)"
			+ "|최종\\s?(?:수정|갱신)일|дата\\s(?:последнего\\s)?обновления|последнее\\sобновление|останнє\\sоновлення" + "|"
			+ UPDATE_OTHERS + "|(?:submitted|posted|published|created)\\sby\\s(?:" + ROLE + ")\\son)";

	/** Before the date on which a page or its document was changed. */
	static final String SAVED = "(?:updated|modified)(?:\\son)?|(?:aktualisiert|geändert)(?:\\sam)?|modifiée?(?:\\sle)?"
			+ "|actualizad[oa](?:\\sel)?|aggiornato(?:\\sil)?|bijgewerkt(?:\\sop)?|uppdaterad|opdateret|oppdatert|обновлено|оновлено|zaktualizowano|aktualizováno|aktualizované"
			+ "|frissítve|diperbarui(?:\\spada)?|cập\\snhật(?:\\s(?:lúc|ngày))?|更新日時|수정일";

	/** Before the date of the next review of a page. */
	static final String REVIEW = "next\\sreview(?:\\s(?:due|date))?";

	/** Before the date on which a page was first shown, which counts. */
	static final String POSTED = "(?:first\\s)?(?:posted|published|created)(?:\\son)?|date\\s(?:posted|published)"
			+ "|(?:publication|publish)\\sdate|veröffentlicht(?:\\sam)?|erstellt(?:\\sam)?|publiée?(?:\\sle)?"
			+ "|(?:fecha|data)\\sde\\s(?:publicación|publicação)|publicad[oa](?:\\se[lm])?|pubblicato(?:\\sil)?"
			+ "|data\\s(?:di\\s)?pubblicazione|gepubliceerd(?:\\sop)?|publicerad|data\\spublikacji|opublikowano"
			+ "|yayın(?:lanma)?\\starihi|ngày\\sđăng|تاريخ\\sالنشر|дата\\sпубликации|опубликовано|опубліковано"
			+ "|(?:작성|등록|게시|공고)(?:일(?:자|시)?|\\s?날짜)|(?:发布|發布|发表|公布|刊登|成文)(?:时间|時間|日期)|(?:公開|掲載|投稿)日時?";

	/** Before a date that may be any. */
	static final String DATE = "date|datum|fecha|data|дата|tanggal|日期|时间|時間";

	/** Before who wrote or keeps a page, which counts. */
	static final String NAMED = "webmaster|(?:page\\s)?maintained\\sby|(?:page|content)\\s(?:owner|manager)|author|written\\sby|category"
			+ "|autor|auteur|autore|fuente|автор|источник|담당\\s?부서|담당자|작성자|등록자|부서|(?:信息|稿件|文章)?[来來]源|作者|发布机构|責任編輯|责任编辑|投稿者|担当課";

	static final String PHONE = "전화(?:번호)?|연락처|(?:联系)?电话|電話|phone|tel\\.?";

	/** What readers have done with a page, and with nothing else. */
	static final String VIEWS = "다운로드\\s?수|下载(?:量|次数)|ダウンロード数|(?:page|post)\\s?views|seitenaufrufe|조회\\s?수?|(?:浏览|阅读)(?:量|次数|数)?|点击(?:量|次数|数)|(?:瀏覽|閱讀|點閱)(?:量|人次|次數)?"
			+ "|访问(?:量|次数)|閲覧(?:回)?数|アクセス数|(?:(?:количество|число)\\s)?просмотр(?:ов|ы)|(?:кількість\\s)?переглядів"
			+ "|visualizaciones|visualizações|visualizzazioni|(?:liczba\\s)?wyświetle(?:ń|nia)|(?:görüntülenme|okunma)(?:\\ssayısı)?"
			+ "|(?:จำนวน)?(?:ผู้เข้าชม|การเข้าชม|ผู้เยี่ยมชม|คนดู)|เข้าชม|عدد\\s(?:الزوار|الزيارات)|jumlah\\s(?:pelawat|pengunjung)|צפיות"
			+ "|(?:số\\s)?lượt\\struy\\scập|(?:users|visitors|guests)\\sonline|online\\s(?:users|visitors|now)"
			+ "|lượt\\sxem|عدد\\sالمشاهدات|المشاهدات";

	/** The same if the line says when the page was posted: a scan has views as well. */
	static final String LIKELY_VIEWS = "views|hits|downloads|viewed|aufrufe|zugriffe|vues|affichages|vistas|lecturas"
			+ "|acessos|letture|weergaven|visningar|visninger|odsłony|dilihat";

	/** The same if the line says so of the page: a trial has visits as well. */
	static final String VISITS = "(?:number\\sof|total)\\s(?:(?:page|site)\\s)?(?:visits|visitors|hits|views)";

	/** What leads to earlier dates of a page, beside the last one. */
	static final String HISTORY = "(?:see|show|view)\\s(?:all\\s)?(?:updates|changes|history|revisions|versions)|(?:update|version|page)\\shistory"
			+ "|alle\\s(?:änderungen|aktualisierungen)(?:\\s(?:an)?zeigen)?|(?:voir\\s)?(?:toutes\\sles\\smises\\sà\\sjour|l['’]historique)"
			+ "|ver\\s(?:todas\\slas\\sactualizaciones|histórico|historial)|更新履歴|(?:查看)?(?:更新历史|更新歷史)";

	private NoteWords() {
	}

}
