package io.regwatch.ingest.source.content;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class NotFoundPageTests {

	@ParameterizedTest
	@ValueSource(strings = { "Page not found", "404", "Error 404", "Not Found",
			"The page you requested could not be found", "Sorry, we can’t find that page",
			"The requested document does not exist", "Seite nicht gefunden", "Die angeforderte Seite existiert nicht",
			"Page introuvable", "Page non trouvée", "La page demandée n’existe pas", "Página no encontrada",
			"No se ha encontrado la página", "Página não encontrada", "P&aacute;gina n&atilde;o encontrada",
			"A página solicitada não existe", "Pagina non trovata", "La pagina non esiste", "Pagina niet gevonden",
			"Deze pagina bestaat niet", "Sidan kunde inte hittas", "Sidan finns inte", "Siden blev ikke fundet",
			"Siden findes ikke", "Sivua ei löytynyt", "Strona nie istnieje", "Nie znaleziono strony", "ページが見つかりません",
			"お探しのページは見つかりませんでした", "页面不存在", "找不到該頁面", "페이지를 찾을 수 없습니다", "존재하지 않는 페이지입니다", "الصفحة غير موجودة",
			"Sayfa bulunamadı", "Страница не найдена", "Η σελίδα δεν βρέθηκε", "صفحه مورد نظر یافت نشد",
			"העמוד המבוקש לא נמצא", "Az oldal nem található", "Pagina nu a fost găsită", "Stranica nije pronađena",
			"Strani ni mogoče najti", "Lapa nav atrasta", "Puslapis nerastas", "Lehte ei leitud",
			"Halaman tidak ditemukan", "Không tìm thấy trang", "ไม่พบหน้าที่คุณต้องการ", "Страницата не е намерена",
			"Stránka sa nenašla", "पृष्ठ नहीं मिला" })
	void isOneWhenAHeadingOrTheTitleSaysSo(String message) {
		String rest = "<nav><a href='/'>Home</a></nav><p>Use the search.</p>";
		assertThat(isOne("<html><title>Example Authority</title><h1>" + message + "</h1>" + rest)).isTrue();
		assertThat(isOne("<!doctype html><title>" + message + " | Authority</title><h1>Oh</h1>" + rest))
			.isEqualTo(!message.equals("Not Found"));
		assertThat(isOne("<body><div><h2><span>" + message + "</span></h2></div>" + rest)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Guidance on devices not found in the register", "Documents", "Withdrawal of guidance",
			"Page limits for submissions", "Limits not exceeded", "文件管理要求", "ページ数の制限", "Document control" })
	void isOneWhenAHeadingIsOfADocumentIsFalse(String heading) {
		assertThat(isOne("<html><title>Authority</title><h1>" + heading + "</h1><p>The limit is 5 mg.</p>")).isFalse();
	}

	@Test
	void isOneWhenTheTextIsLongOrNoPageIsFalse() {
		String guidance = "<p>Site owners show a message if the page is gone. </p>".repeat(40);
		assertThat(isOne("<title>Guidance</title><h2>Page not found</h2>" + guidance)).isFalse();
		assertThat(isOne("<title>Guidance</title><h1>Links</h1><p>Page not found</p>")).isFalse();
		assertThat(isOne("Page not found")).isFalse();
		assertThat(isOne("{\"title\": \"Page not found\"}")).isFalse();
	}

	@Test
	void isOneReadsTheCharsetOfTheResponse() {
		Charset charset = Charset.forName("Shift_JIS");
		assertThat(NotFoundPage.isOne("<title>ページが見つかりません</title>".getBytes(charset), charset)).isTrue();
		assertThat(NotFoundPage.isOne("<meta charset=shift_jis><title>ページが見つかりません</title>".getBytes(charset), null))
			.isTrue();
	}

	private static boolean isOne(String page) {
		@Nullable Charset unknown = null;
		return NotFoundPage.isOne(page.getBytes(StandardCharsets.UTF_8), unknown);
	}

}
