package io.regwatch.ingest.source.content;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

import io.regwatch.http.CharsetDetector;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Recognises pages which say that there is none, although their status is one of success.
 * They say so in their title or first headings, in the language of the site.
 */
public final class NotFoundPage {

	/** Larger bodies are documents. */
	public static final int MAX_SIZE = 1 << 18;

	/** Characters beside links; a text with such a heading may be about web sites. */
	private static final int MAX_TEXT = 1500;

	private static final int MAX_HEADING = 150;

	private static final String BESIDE_TEXT = "script, style, noscript, template, nav, header, footer, aside, form, a, title";

	/** A page that has any, also one that does not begin as HTML should. */
	private static final BoundedPattern HEADINGS = BoundedPattern
		.ignoringCase("\\A[^<]{0,200}<(?:[a-z!?][\\s\\S]*?<)?(?:title|h1|h2)\\b");

	private static final BoundedPattern MESSAGE = BoundedPattern.compile("(?iu)" + String.join("|",
			"^\\W*(?:error\\W*)?404\\b", "^\\W*not found\\W*$",
			"\\b(?:page|document|file|resource|content)\\b.{0,60}?(?:\\bnot|n[’']t)(?: be| been)? (?:found|exist)",
			"\\bpage\\b.{0,40}? (?:not|no longer) (?:available|exists?)\\b",
			"(?:can(?:no|[’'])t|could(?:n[’']t| not)) find (?:the|that|this|your) (?:page|document|file)",
			"(?:seite|dokument|datei|inhalt)\\b.{0,60}? nicht (?:gefunden|vorhanden|mehr verfügbar|verfügbar)",
			"\\bseite\\b.{0,30}? existiert (?:leider )?nicht",
			"(?:page|document|fichier|contenu)\\b.{0,40}? introuvable",
			"(?:page|document|fichier)\\b.{0,40}? (?:non|pas|plus)(?: été)? trouvée?",
			"page\\b.{0,40}? n[’']existe (?:pas|plus)",
			"(?:página|documento|archivo)\\b.{0,40}? no (?:fue |ha sido )?(?:encontrad[oa]|existe)",
			"no (?:se )?(?:ha |hemos )?(?:podido )?encontr\\p{L}+ (?:la página|el documento|el archivo)",
			"(?:página|documento|arquivo|ficheiro)\\b.{0,40}? não (?:foi )?(?:encontrad[oa]|localizad[oa]|existe)",
			"(?:página|pagina|documento) inexist?ente",
			"(?:pagina|documento)\\b.{0,40}? non (?:è stat[oa] )?(?:trovat[oa]|esiste)",
			"(?:pagina|document|bestand)\\b.{0,40}? niet gevonden", "\\bpagina\\b.{0,30}? bestaat niet",
			"(?:sidan|dokumentet)\\b.{0,30}? (?:inte|ej) (?:hittas|hittades|finns)",
			"(?:sidan|dokumentet) (?:hittades|finns) (?:inte|ej)", "hittar (?:inte|ej) sidan",
			"(?:siden?|dokumentet)\\b.{0,30}? ikke (?:fundet|findes|funnet|finnes)",
			"(?:siden|dokumentet) (?:findes|finnes) ikke", "fant ikke siden", "sivua? ei (?:löydy|löytynyt|ole)",
			"(?:stron[ay]|dokument|plik)\\b.{0,40}? nie (?:została |został )?(?:znalezion[aoy]|istnieje)",
			"nie znaleziono (?:strony|dokumentu|pliku)",
			"(?:stránka|dokument)\\b.{0,30}? (?:nenalezen|nebyla nalezen|neexistuj|sa nenaš|nebola nájden)",
			"(?:oldal|dokumentum)\\b.{0,30}? nem (?:található|létezik)",
			"(?:pagina|documentul)\\b.{0,30}? nu (?:a fost găsit|există)",
			"(?:stranica|dokument)\\b.{0,30}? (?:nije pronađen|ne postoji)", "strani ni (?:bilo )?mogoče najti",
			"(?:lapa|dokuments)\\b.{0,30}? (?:nav atrast|neeksistē)",
			"(?:puslapis|dokumentas)\\b.{0,30}? (?:nerastas|neegzistuoja)", "(?:lehte|lehekülge) ei leitud",
			"halaman\\b.{0,30}? tidak (?:ditemukan|dijumpai|wujud|ada)", "không tìm thấy (?:trang|tài liệu)",
			"trang\\b.{0,30}? không tồn tại", "ไม่พบหน้า", "पृष्ठ.{0,10} नहीं मिला",
			"(?:صفحه|سند).{0,30} (?:یافت نشد|پیدا نشد|وجود ندارد)",
			"(?:הדף|העמוד|המסמך).{0,30} (?:לא נמצא|אינו קיים|לא קיים)",
			"(?:страницата|документът).{0,30} не (?:е намерен|съществува)", "ページ.{0,20}(?:見つかりません|存在しません|ありません|ございません)",
			"(?:页面|網頁|网页|頁面|文件).{0,10}(?:不存在|未找到|找不到)", "(?:找不到|未找到|无法找到|無法找到).{0,12}(?:页面|網頁|网页|頁面|文件)",
			"페이지.{0,12}찾을 수 없", "존재하지 않는 페이지", "페이지가 (?:없|존재하지)", "الصفحة.{0,20}غير (?:موجودة|متوفرة|متاحة)",
			"لم يتم العثور على.{0,10}الصفحة", "sayfa.{0,20} (?:bulunamadı|bulunamıyor|mevcut değil|yok)",
			"(?:страниц|сторінк)[аыуи].{0,30} не (?:найден|существует|знайден|існує)", "(?:документ|файл) не найден",
			"σελίδα.{0,30} δεν (?:βρέθηκε|υπάρχει)", "δεν βρέθηκε.{0,10} σελίδα"));

	private NotFoundPage() {
	}

	/**
	 * Recognises one.
	 * @param body of a response
	 * @param charset that it announces; {@code null} if it does not
	 * @return {@code false} for everything but a page with little text
	 */
	public static boolean isOne(byte[] body, @Nullable Charset charset) {
		if (body.length > MAX_SIZE || !HEADINGS.find(new String(body, StandardCharsets.ISO_8859_1))) {
			return false;
		}
		Document page = Jsoup.parse(CharsetDetector.decode(body, charset));
		boolean message = Stream.concat(Stream.of(page.title()), page.select("h1, h2").stream().map(Element::text))
			.filter((heading) -> heading.length() <= MAX_HEADING)
			.anyMatch(MESSAGE::find);
		return message && isShort(page);
	}

	/**
	 * Recognises one, also by what a source says of its pages.
	 * @param body of a response
	 * @param charset that it announces; {@code null} if it does not
	 * @param rule of the source; {@code null} if it has none
	 * @return {@code false} for everything but such a page
	 */
	public static boolean isOne(byte[] body, @Nullable Charset charset, @Nullable ContentRule rule) {
		@Nullable String selector = (rule != null) ? rule.gone() : null;
		return isOne(body, charset) || (selector != null && has(CharsetDetector.decode(body, charset), selector));
	}

	private static boolean has(String page, String selector) {
		return page.stripLeading().startsWith("<") && Jsoup.parse(page).selectFirst(selector) != null;
	}

	private static boolean isShort(Document page) {
		page.select(BESIDE_TEXT).remove();
		return page.text().length() <= MAX_TEXT;
	}

}
