package io.regwatch.assessment.relevance;

import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.update.SomeCandidates;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Details that limit a kind of device, markets that are not known, and selections. */
class ContrastRulesTests {

	private static final UUID VERSION = UUID.randomUUID();

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"Breast implants with a smooth surface, never textured. | Implants mammaires texturés | Les implants mammaires texturés sont interdits. | product_detail",
			"Breast implants with a smooth surface, never textured. | Smooth and textured breast implants | Makers of smooth or textured breast implants shall report. | same_subject",
			"Breast implants with a smooth surface. | Textured breast implants | This order does not apply to implants with a smooth surface. | product_detail",
			"Breast implants. | Textured breast implants | Makers of textured breast implants shall report. | uncertain",
			"Absorbable sutures. | Non-absorbable sutures | Non-absorbable sutures must be marked. | product_detail",
			"Absorbable sutures. | Absorbable sutures | Absorbable sutures must be marked. | same_subject",
			"Dermal fillers. It is not stated whether lidocaine is contained. | Hautfüller mit Lokalanästhetikum | Hersteller müssen den Antrag einreichen. | uncertain",
			"Media for embryo culture. | Devices that incorporate human albumin | Manufacturers shall report by 1 May 2027. | uncertain",
			"Infusion pumps. | Devices that incorporate rare earths | Manufacturers shall report by 1 May 2027. | uncertain",
			"Infusion pumps. | Devices placed on the market | Manufacturers shall report by 1 May 2027. | for_all_devices",
			"Patient hoists. | Infant incubators: fire in the mattress tray | Makers of incubators shall inspect each incubator. | device_kind",
			"Latex condoms. | Exemption of certain class II devices | These are exempt: dental implants; contact lenses; wheelchairs. | selected_devices",
			"Empty syringes, with and without needle, sterilised with ethylene oxide. | Ethylene oxide residues | Residues shall be measured. | same_subject",
			"Hip stems made in series. | Registration of distributors in Eudamed | Distributors shall enter their data. Manufacturers need not take any step. | addressee",
			"Hip stems. We also distribute instruments. | Registration of distributors in Eudamed | Distributors shall enter their data. | for_all_devices",
			"Coronary stents coated with sirolimus. | Electronic leaflets of medicinal products | Marketing authorisation holders shall submit the leaflet. This Regulation does not apply to medical devices. | excluded_by_text",
			"Contact lenses. | Exemption of certain class II devices | These are exempt: dental implants; contact lenses; wheelchairs. | same_subject" })
	void detailOfTheTitleIsComparedWithTheProfile(String description, String title, String text, String reason) {
		assertThat(assess(description, List.of("EU"), title, text)).isEqualTo(reason);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			Infusion pumps.                        | market_unknown
			Infusion pumps with the CE marking.    | same_subject
			""")
	void profileWithoutMarketsLeavesOpenWhetherALawReachesIt(String description, String reason) {
		assertThat(assess(description, List.of(), "Infusion pumps", "Infusion pumps must be marked."))
			.isEqualTo(reason);
	}

	private static String assess(String description, List<String> markets, String title, String text) {
		List<String> sentences = Arrays.asList(text.split("(?<=\\.) "));
		List<Segment> segments = IntStream.range(0, sentences.size())
			.mapToObj((place) -> new Segment(VERSION, place + 1, 1, false, sentences.get(place), true))
			.toList();
		Company company = new Company(1, description, markets, List.of(), List.of(), List.of(), List.of());
		return AssessedText.withoutExclusions(company, SomeCandidates.inForce(title, true), StoredText.read(segments))
			.reasonCode();
	}

}
