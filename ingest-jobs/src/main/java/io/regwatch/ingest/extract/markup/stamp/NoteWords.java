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

	/** Before the date on which a page was saved. */
	static final String UPDATE = "(?:" + UpdateLabels.PAGE + "|(?:submitted|posted|published|created)\\sby\\s(?:" + ROLE
			+ ")\\son)";

	/** Before the date of the next review of a page. */
	static final String REVIEW = "next\\sreview(?:\\s(?:due|date))?";

	/** Before the date on which a page was first shown, which counts. */
	static final String POSTED = "(?:first\\s)?(?:posted|published|created)(?:\\son)?|date\\s(?:posted|published)"
			+ "|(?:publication|publish)\\sdate|veröffentlicht(?:\\sam)?|erstellt(?:\\sam)?|publiée?(?:\\sle)?"
			+ "|(?:fecha|data)\\sde\\s(?:publicación|publicação)|publicad[oa](?:\\se[lm])?|pubblicato(?:\\sil)?"
			+ "|data\\s(?:di\\s)?pubblicazione|gepubliceerd(?:\\sop)?|publicerad|data\\spublikacji|opublikowano"
			+ "|yayın(?:lanma)?\\starihi|ngày\\sđăng|تاريخ\\sالنشر|дата\\sпубликации|опубликовано|опубліковано"
			+ "|(?:작성|등록|게시|공고)(?:일(?:자|시)?|\\s?날짜)|(?:发布|發布|发表|公布|刊登|成文)(?:时间|時間|日期)|(?:公開|掲載|投稿)日時?"
			+ "|(?:offentliggjort|udgivet)(?:\\sden)?|publisert(?:\\sden)?|julkaistu|avaldatud|publicēts|paskelbta|(?:zveřejněno|publikováno|zverejnené|uverejnené)(?:\\sdňa)?"
			+ "|közzétéve|megjelent|publicat(?:\\s(?:la|în|pe))?|objavljeno|објављено|публикувано(?:\\sна)?|апублікавана|жарияланды|δημοσιεύ(?:θηκε|τηκε)(?:\\sστις)?|αναρτήθηκε"
			+ "|yayın(?:lan)?dı|dərc\\solunub|(?:تم\\sالنشر|نُ?شر(?:ت)?)(?:\\sفي)?|(?:تاریخ\\s)?انتشار|منتشر\\sشده|פורסם(?:\\sב)?|प्रकाशित|প্রকাশিত|(?:เผยแพร่|โพสต์)(?:เมื่อ)?"
			+ "|đăng\\s(?:lúc|ngày)|(?:diposting|diterbitkan|disiarkan)(?:\\spada)?|გამოქვეყნდა|հրապարակվել\\sէ|(?:发布|發佈|發布|发表|發表)[于於在]?";

	/** Before a date that may be any. */
	static final String DATE = "date|datum|fecha|data|дата|tanggal|日期|时间|時間";

	/** Before who wrote or keeps a page, which counts. */
	static final String NAMED = "webmaster|(?:(?:page|content)\\s)?(?:maintained|owned|managed|provided)\\sby|(?:page|content)\\s(?:owner|manager)|author|written\\sby|category"
			+ "|autor|auteur|autore|fuente|автор|источник|담당\\s?부서|담당자|작성자|등록자|부서|(?:信息|稿件|文章)?[来來]源|作者|发布机构|責任編輯|责任编辑|投稿者|担当課";

	static final String PHONE = "전화(?:번호)?|연락처|(?:联系)?电话|電話|phone|tel\\.?";

	/** What readers have done with a page, and with nothing else. */
	static final String VIEWS = "다운로드\\s?수|下载(?:量|次数)|ダウンロード数|(?:page|post)\\s?views|seitenaufrufe|조회\\s?수?|(?:浏览|阅读)(?:量|次数|数)?|点击(?:量|次数|数)|(?:瀏覽|閱讀|點閱)(?:量|人次|次數)?"
			+ "|访问(?:量|次数)|閲覧(?:回)?数|アクセス数|(?:(?:количество|число)\\s)?просмотр(?:ов|ы)|(?:кількість\\s)?переглядів"
			+ "|visualizaciones|visualizações|visualizzazioni|(?:liczba\\s)?wyświetle(?:ń|nia)|(?:görüntülenme|okunma)(?:\\ssayısı)?"
			+ "|(?:จำนวน)?(?:ผู้เข้าชม|การเข้าชม|ผู้เยี่ยมชม|คนดู)|เข้าชม|عدد\\s(?:الزوار|الزيارات)|jumlah\\s(?:pelawat|pengunjung)|צפיות"
			+ "|(?:số\\s)?lượt\\struy\\scập|(?:users|visitors|guests)\\sonline|online\\s(?:users|visitors|now)"
			+ "|lượt\\s(?:xem|đọc|tải)|عدد\\sالمشاهدات|(?:ال)?مشاهدات|(?:تعداد\\s)?بازدید(?:ها)?|מספר\\sצפיות|(?:कुल\\s)?आगंतुक(?:\\sसंख्या)?"
			+ "|দর্শক\\sসংখ্যা|προβολές|přečteno|počet\\szobrazen[íi]|prečítané|megtekintés(?:ek)?(?:\\sszáma)?|(?:liczba\\s)?(?:odsłon|odwiedzin)"
			+ "|vizualiz[aă]ri|afișări|(?:broj\\s)?pregleda|ogledov|прегледи|прегледа|скачиваний|завантажень|ნახვ(?:ა|ები)|դիտումներ|katselu(?:t|kertoja)"
			+ "|vaatamisi|skatījumi|peržiūr[oų]s?|қаралды|다운로드|bilangan\\spelawat|tổng\\struy\\scập"
			+ "|εμφανίσεις|αναγνώσεις|αριθμός\\s(?:προβολών|εμφανίσεων|αναγνώσεων)|zobrazeno|čteno|olvasottság|accesări|vizualizări|перегляди|посещения\\sна\\sстраницата"
			+ "|nombre\\sde\\s(?:vues|lectures|consultations)|número\\sde\\s(?:visualizaciones|lecturas|visualizações|acessos)|numero\\sdi\\s(?:visualizzazioni|letture)"
			+ "|antall?\\s(?:visningar|visninger)|aantal\\sweergaven|anzahl\\s(?:der\\s)?(?:aufrufe|zugriffe)";

	/** The same if the line says when the page was posted: a scan has views as well. */
	static final String LIKELY_VIEWS = "views|hits|viewed|aufrufe|zugriffe|vues|affichages|vistas|lecturas"
			+ "|acessos|letture|weergaven|visningar|visninger|odsłony|dilihat|dibaca|diunduh|bekeken|gelesen|lectures|consultations"
			+ "|visitas|visite|accessos|посещени[яй]|посещения|прочитано|επισκέψεις|posj?eta|ziyaret|կարդացվել";

	/** The same if the line says so of the page: a trial has visits as well. */
	static final String VISITS = "(?:(?:number\\sof|total)\\s(?:(?:page|site)\\s)?|(?:web)?site\\s)(?:visits|visitors|hits|views)";

	/** What leads to earlier dates of a page, beside the last one. */
	static final String HISTORY = "(?:see|show|view)\\s(?:all\\s)?(?:updates|changes|history|revisions|versions)|(?:update|version|page)\\shistory"
			+ "|alle\\s(?:änderungen|aktualisierungen)(?:\\s(?:an)?zeigen)?|(?:voir\\s)?(?:toutes\\sles\\smises\\sà\\sjour|l['’]historique)"
			+ "|ver\\s(?:todas\\slas\\sactualizaciones|histórico|historial)|更新履歴|(?:查看)?(?:更新历史|更新歷史)";

	/** What readers may do with a page, and how long it takes to read. */
	static final String ACTION = "(?:print|drucken|imprimer|imprimir|stampa|afdrukken|skriv\\sut|udskriv|skrive?\\sut|tulosta|prindi|drukāt|spausdinti|drukuj|wydrukuj"
			+ "|vytisknout|tisk|tlačiť|nyomtatás|tip[aă]rește|ispis|ispiši|štampaj|natisni|печать|распечатать|друк|роздрукувати|печат|отпечатай|εκτύπωση|yazdır|çap"
			+ "|ბეჭდვა|տպել|הדפס(?:ה)?|طباعة|چاپ|प्रिंट(?:\\sकरें)?|প্রিন্ট|พิมพ์|in\\strang|bản\\sin|cetak|打印|列印|印刷|인쇄)(?:\\s(?:page|this\\spage|seite))?"
			+ "|[\\[【（(]?字[体體號号][：:\\s]*+(?:[大中小]\\s?)+[\\]】）)]?|글자\\s?크기"
			+ "|(?:læse|lese|läs|luku|lees|lese)(?:tid|aika|tijd|zeit)[:\\s]*+(?:ca\\.?\\s)?\\p{Nd}++\\s(?:min\\p{L}*|minuter)\\.?"
			+ "|(?:reading\\stime|temps\\sde\\slecture|tiempo\\sde\\slectura|tempo\\sdi\\slettura|tempo\\sde\\sleitura|czas\\sczytania|doba\\sčtení|время\\sчтения)[:\\s]*+\\p{Nd}++\\s(?:min\\p{L}*|мин\\p{L}*)\\.?";

	private NoteWords() {
	}

}
