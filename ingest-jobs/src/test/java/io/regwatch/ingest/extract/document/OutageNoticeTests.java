package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Notes that a site will be offline, and texts that say so and oblige somebody. */
class OutageNoticeTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "This website will be unavailable on [8=>9] March from 18:00 to 22:00 for maintenance.",
			"The portal is offline for maintenance on [5=>6] May 2027 from 10:00. We apologise for the inconvenience.",
			"Due to maintenance on [5=>6] May from 10:00 to 12:00, this website will be unavailable.",
			"Unsere Internetseite ist am [5=>6]. Mai von 10:00 bis 12:00 Uhr nicht verfügbar. Wir bitten um Entschuldigung.",
			"Le site web sera indisponible le [5=>6] mai de 10:00 à 12:00. Veuillez réessayer plus tard.",
			"El sitio web no estará disponible por mantenimiento el [5=>6] de mayo a las 10:00. Disculpe las molestias." })
	void outagesOfTheSiteAreNotes(String text) throws IOException {
		assertDifference("furniture", "<main>%s<p>%s</p>%s</main>", text);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"The portal is offline for maintenance on 5 May 2027 from 10:00. Reports due on that day must be sent by [e-mail=>fax].",
			"The online portal for applications is not available from 18:00 on 3 [May=>June] 2027; applications must be filed before.",
			"The device is not available for maintenance between 8:00 and 1[0=>2]:00 on the hospital website page.",
			"Maintenance of the defibrillator is due at [8=>9] h; enter it on page 5 of the website log.",
			"This website is unavailable from 10:00. Send notices to [Bonn=>Berlin].",
			"This website is unavailable from 10:00 and lists pumps. They hold [5=>6] ml.",
			"Le site web est indisponible à partir de 10:00 ; les déclarations doivent être envoyées par [courriel=>fax].",
			"Die Internetseite ist ab 10:00 nicht verfügbar, Meldungen sind per [E-Mail=>Fax] einzureichen.",
			"El sitio web no está disponible por mantenimiento desde las 10:00 y los informes deben enviarse por [correo=>fax].",
			"Сайт недоступен: технические работы с 10:00, отчёты необходимо направить по [почте=>факсу]." })
	void textThatObligesCounts(String text) throws IOException {
		assertDifference("text", "<main>%s<p>%s</p>%s</main>", text);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"The portal is offline for maintenance on 5 May 2027 from 10:00. Reports must be sent by [e-mail=>fax].",
			"The website is unavailable on 5 May. The deadline is moved to [6=>7] May." })
	void textThatObligesCountsBesideTheMainPart(String text) throws IOException {
		assertDifference("text", "<main>%s%3$s</main><div><p>%2$s</p></div>", text);
	}

	private void assertDifference(String materiality, String page, String text) throws IOException {
		String around = "<p>" + PageComparison.TEXT + "</p>";
		new PageComparison(this.directory).assertDifference(materiality,
				page.formatted(around, PageCountersTests.CHANGE.matcher(text).replaceAll("$1"), around),
				page.formatted(around, PageCountersTests.CHANGE.matcher(text).replaceAll("$2"), around));
	}

}
