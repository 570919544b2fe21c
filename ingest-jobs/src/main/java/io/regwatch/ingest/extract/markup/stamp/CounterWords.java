package io.regwatch.ingest.extract.markup.stamp;

import java.util.List;

/** What pages write beside the numbers of their readers, as parts of patterns. */
final class CounterWords {

	/** After a rounded number. */
	static final String THOUSANDS = "(?:[km]|mil|mille|mila|mln|mio|tsd|tis|tys|tūkst|тыс|тис|хил|χιλ|bin|rb|ribu|nghìn|ألف|هزار|אלף|हज़ार|হাজার)(?!\\p{L})\\.?|[万萬만천千]";

	/** How often a file was loaded. */
	static final String DOWNLOADS = "(?:file\\s|total\\s)?downloads?|downloaded|heruntergeladen|téléchargements?|descargas|descàrregues|descarregamentos|scaricamenti"
			+ "|nedladdningar|nedlastinger|latauksia|allalaadimisi|pobra(?:ń|nia)|stažení|stiahnutí|letöltés(?:ek)?|descărcări|preuzimanja|prenosov|преузимања"
			+ "|изтегляния|скачиваний|загрузок|завантажень|λήψεις|indirme(?:ler)?(?:\\ssayısı)?|(?:عدد\\s)?(?:التنزيلات|التحميلات|مرات\\sالتحميل)|(?:تعداد\\s)?دانلود(?:ها)?"
			+ "|הורדות|डाउनलोड|ডাউনলোড|ดาวน์โหลด|(?:số\\s)?lượt\\stải(?:\\sxuống|\\svề)?|(?:jumlah\\s)?unduhan|muat\\sturun"
			+ "|下载(?:量|次数)?|下載(?:量|次數)?|ダウンロード(?:回?数)?|다운로드\\s?수?";

	/** What readers have written below a page. */
	static final String COMMENTS = "comments?|kommentare?|commentaires?|comentarios?|comentários?|commenti|comentaris|reacties|kommentarer|kommentteja|kommentaare|komentāri|komentarai"
			+ "|komentarz[ey]|komentář[eůi]?|hozzászólás(?:ok)?|comentarii|komentar[ai]?|коментар[аиі]?(?:в|ии)?|комментари[ийев]{1,2}|пікірлер|σχόλια|yorum(?:lar)?|şərhlər"
			+ "|(?:ال)?تعليقات|تعليق|תגובות|نظرات|تبصرے|टिप्पणियाँ|टिप्पणियां|মন্তব্য|ความคิดเห็น|(?:lượt\\s)?bình\\sluận|ulasan|კომენტარი|评论|評論|コメント|댓글";

	/** What else they have done in public; shares of a company are others. */
	static final String REACTIONS = "likes?|shares?|gefällt\\smir|teilungen|j['’]aime|partages?|me\\sgusta|compartidos?|curtidas|gostos|compartilhamentos|partilhas|mi\\spiace|condivisioni"
			+ "|gilla(?:r|de)?|tykkäyksiä|polubie(?:ń|nia)|udostępnie(?:ń|nia)|aprecieri|svi[đd]a\\smi\\sse|лайк(?:и|ов)?|вподобань|beğeni(?:ler)?|إعجاب(?:ات)?|לייקים|पसंद|ถูกใจ|lượt\\sthích|suka"
			+ "|点赞|點讚|いいね|좋아요|" + COMMENTS;

	/** What readers have done with a page, after their number. */
	static final String VIEWED = "(?:page\\s)?views?|hits|times\\sviewed|aufrufe|vues|vistas|visualizaciones|visualizzazioni|visualizações|weergaven|visningar|visninger"
			+ "|katselu(?:a|kertaa)|vaatamist|skatījum[iu]|peržiūr(?:ų|os)|wyświetle(?:ń|nia)|odsłony?|zobrazení|prečítaní|zhliadnutí|megtekintés|vizualizări|afișări|ogledov"
			+ "|просмотр(?:ов|а)?|перегляд(?:ів|и)?|προβολές|εμφανίσεις|αναγνώσεις|görüntülenme|okunma|baxış|مشاهدات|مشاهدة|צפיות|lượt\\s(?:xem|đọc)"
			+ "|kali\\sdi(?:lihat|baca)|tontonan|次(?:浏览|浏覽|瀏覽|阅读|閱讀|点击)|回(?:閲覧|表示)|회\\s?조회|ნახვა|դիտում";

	/** The same; patients and inspectors have visits as well. */
	static final String VISITED = "visits?|visitors?|visitas|pregleda|прегледа|прегледи|بازدید|lượt\\struy\\scập|人次";

	/** Says to a reader which one of all he is. */
	static final String VISITOR = String
		.join("|", List.of("(?:you\\sare\\s(?:our\\s|the\\s)?)?visitor\\s(?:number|no\\.?|#)NUMBER",
				"(?:you\\sare\\s)?(?:our\\s|the\\s)?NUMBER(?:st|nd|rd|th)\\svisitor",
				"sie\\ssind\\s(?:unser\\s|der\\s)?(?:NUMBER\\.\\sbesucher|besucher\\s(?:nr\\.?|nummer)NUMBER)",
				"vous\\sêtes\\sle\\s(?:NUMBER(?:e|ème|ième)\\svisiteur|visiteur\\s(?:n°|numéro)NUMBER)",
				"(?:usted\\s)?(?:es|eres)\\s(?:el\\s)?visitante\\s(?:número|n\\.?º|nº)NUMBER",
				"(?:você\\s)?é\\so\\svisitante\\s(?:número|n\\.?º|nº)NUMBER",
				"(?:siete|sei)\\sil\\svisitatore\\s(?:numero|n\\.?°?)NUMBER",
				"u\\sbent\\s(?:de\\s)?bezoeker\\s(?:nummer|nr\\.?)NUMBER",
				"du\\s(?:är|er)\\s(?:besökare|besøgende|besøkende)\\s(?:nummer|nr\\.?)NUMBER",
				"olet\\skävijä\\s(?:numero|nro)NUMBER",
				"jesteś\\s(?:naszym\\s)?(?:NUMBER\\.?\\sgościem|gościem\\snr\\.?NUMBER)",
				"jste\\s(?:návštěvník\\s(?:číslo|č\\.)NUMBER|NUMBER\\.\\snávštěvník)",
				"ste\\s(?:návštevník\\s(?:číslo|č\\.)NUMBER|NUMBER\\.\\snávštevník)",
				"ön\\sa(?:z)?\\sNUMBER\\.\\slátogató(?:nk)?", "sunteți\\svizitatorul\\s(?:nr\\.?|numărul)NUMBER",
				"(?:vi\\sste|vi\\s)?posjetitelj\\s(?:broj|br\\.)NUMBER",
				"вы\\s(?:посетитель\\s(?:№|номер)NUMBER|NUMBER-?й\\sпосетитель)",
				"ви\\s(?:відвідувач\\s(?:№|номер)NUMBER|NUMBER-?й\\sвідвідувач)",
				"вие\\sсте\\sпосетител\\s(?:№|номер)NUMBER",
				"είστε\\sο\\s(?:επισκέπτης\\s(?:αρ(?:ιθμός|\\.)\\s?)?NUMBER|NUMBER(?:ος)?\\sεπισκέπτης)",
				"(?:siz\\s)?NUMBER\\.?\\sziyaretçi(?:miz)?(?:siniz)?", "أنت\\sالزائر\\sرقم\\s?:?NUMBER",
				"(?:אתה\\s)?(?:ה)?מבקר\\sמספרNUMBER", "شما\\sبازدید\\s?کننده\\sشمارهNUMBER",
				"आप\\sआगंतुक\\sसंख्याNUMBER(?:\\sहैं)?", "ท่านเป็นผู้(?:เข้าชม|เยี่ยมชม)(?:คนที่|ลำดับที่)NUMBER",
				"bạn\\slà\\s(?:khách|người\\struy\\scập)\\sthứNUMBER", "anda\\s(?:adalah\\s)?pengunjung\\ske-?NUMBER",
				"anda\\spelawat\\ske-?NUMBER", "[您你]是(?:本站)?(?:的)?第NUMBER[位个個](?:访问者|訪問者|访客|訪客|浏览者|瀏覽者)",
				"(?:あなたは\\s?)?NUMBER人目の(?:訪問者|お客様)(?:です)?", "당신은NUMBER번째\\s방문자(?:입니다)?"))
		.replace("NUMBER", "[\\s:：]*+[\\p{Nd}.,]++\\s?");

	/** What servers give each visit or each answer; a request has a number as well. */
	static final String SERVER_IDS = "(?:(?:your\\s)?(?:session|trace|correlation|x-request|ray|visit(?:or)?|page\\srequest)[\\s-]?(?:id|identifier|token|key)|sitzungs-?(?:id|nummer|kennung)|id(?:entifiant)?\\sde\\s(?:la\\s)?session"
			+ "|id\\sde\\s(?:la\\s)?sesión|id\\sd[ae]\\ssessão|id\\s(?:della\\s)?sessione|sessie-?id|sessions?-?id|istunto(?:tunnus|-id)|(?:id|identyfikator)\\ssesji|id\\s(?:relace|relácie)|munkamenet-?azonosító|id\\ssesiune"
			+ "|(?:идентификатор|id)\\sсессии|(?:ідентифікатор|id)\\sсеансу|oturum\\s(?:kimliği|no)|معرف\\sالجلسة|מזהה\\s(?:הפעלה|סשן)|شناسه\\sنشست|mã\\sphiên|id\\ssesi|会话\\s?id|會話\\s?id|セッション\\s?id|세션\\s?id)";

	private CounterWords() {
	}

}
