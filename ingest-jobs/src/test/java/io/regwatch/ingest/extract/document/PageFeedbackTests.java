package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions and forms about a page, wherever they stand, and what looks like them. */
class PageFeedbackTests {

	private static final String PAGE = "<main><h1>Pumps</h1><p>" + PageComparison.TEXT + "</p>%s</main>";

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "Did you find what you were looking for?", "Was this information useful to you?",
			"How helpful was this page?", "Help us improve this website", "Were you able to find what you needed?",
			"Haben Sie gefunden, was Sie gesucht haben?", "War dieser Artikel hilfreich für Sie?",
			"Helfen Sie uns, diese Seite zu verbessern", "Ces informations vous ont-elles été utiles ?",
			"Est-ce que cette page vous a été utile ?", "¿Le ha sido útil esta información?",
			"¿Encontró lo que buscaba?", "Esta página foi útil para você?", "Encontrou o que procurava?",
			"Questa pagina ti è stata utile?", "Quanto sono chiare le informazioni su questa pagina?",
			"Heeft u gevonden wat u zocht?", "Was deze informatie nuttig?", "Hittade du det du sökte?",
			"Var den här sidan till hjälp?", "Fandt du det, du ledte efter?", "Var denne siden nyttig?",
			"Löysitkö etsimäsi?", "Czy ta strona była pomocna?", "Byla pro vás tato stránka užitečná?",
			"Bola táto stránka užitočná?", "Hasznos volt ez az oldal?", "Ήταν χρήσιμη αυτή η σελίδα;",
			"Была ли эта страница полезна?", "Вы нашли то, что искали?", "Чи була ця сторінка корисною?",
			"Bu sayfa yararlı oldu mu?", "このページの情報は役に立ちましたか？", "本页面对您有帮助吗？", "이 페이지가 도움이 되었습니까?",
			"هل كانت هذه الصفحة مفيدة؟", "האם המידע היה שימושי?", "Trang này có hữu ích không?",
			"Apakah halaman ini bermanfaat?",
			"Would you like to take part in a short survey about this website? It takes 3 minutes." })
	void compareWhenAPageAsksAboutItselfIsFurniture(String question) throws IOException {
		String form = "<section><h2>%s</h2><form><label><input type=radio> Yes</label><label><input type=radio> No</label><button>Send</button></form></section>";
		assertDifference("furniture", PAGE.formatted(""), PAGE.formatted(form.formatted(question)));
		assertDifference("furniture", PAGE.formatted(""), PAGE.formatted("<p>%s</p>".formatted(question)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t<form><h3>Did you find what you were looking for?</h3><p>What was wrong?</p><ul><li>I can't find the information</li></ul><button>Submit</button></form>",
			"furniture\t<div><p>Is this page useful?</p></div><form><p>Tell us why</p><button type=submit>Absenden</button></form>",
			"text\t<form><h3>Did you find what you were looking for?</h3><p>This guidance was withdrawn.</p></form>",
			"text\t<form><h3>Did you find what you were looking for?</h3><p><a href=a.pdf>Form</a></p></form>",
			"text\t<form><h3>Which class is the device?</h3><p>Implants are of class III.</p></form>",
			"text\t<form><p>Implants are of class III.</p><h3>Is this page useful?</h3></form>",
			"text\t<form><h3>Is this page useful?</h3></form><p>Implants are of class III.</p>",
			"text\t<p>Is this page useful?</p><p>Implants are of class III.</p>",
			"text\t<p>Did you find the serial number that you were looking for?</p>",
			"text\t<p>Was this device useful?</p>", "text\t<p>Take part in the consultation on this guidance.</p>" })
	void compareWhenAFormComes(String materiality, String form) throws IOException {
		assertDifference(materiality, PAGE.formatted(""), PAGE.formatted(form));
	}

	/** Pages of some systems are one form. */
	@ParameterizedTest
	@ValueSource(strings = { "<form>%1$s Fee %2$d<div class=navbar>Topics</div></form>",
			"<form>%1$s Fee %2$d<p>Is this page useful?</p></form>",
			"<form><p>Is this page useful?</p>%1$s%1$s%1$s%1$s%1$s Fee %2$d</form>",
			"<form><p>Is this page useful?</p><p>Keep the pump dry. Fee %2$d</p></form><p>Ministry of Health</p>",
			"<form><p>Is this page useful?</p><h1>Pumps</h1>%1$s Fee %2$d</form>" })
	void compareWhenThePageIsAFormFindsTheChange(String page) throws IOException {
		assertDifference("text", page.formatted(PageComparison.TEXT, 5), page.formatted(PageComparison.TEXT, 6));
	}

	private void assertDifference(String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, before, after);
	}

}
