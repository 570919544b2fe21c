package io.regwatch.ingest.compare;

import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FinalNamesTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			ISO/DIS 14971            | ISO 14971:2027
			ISO/DIS 14971.2          | ISO 14971:2027
			ISO/FDIS 10993-1         | ISO 10993-1:2027
			ISO/CD TS 11135          | ISO/TS 11135:2027
			ISO/DTS 11135            | ISO/TS 11135:2027
			ISO 13485:2016/DAmd 1    | ISO 13485:2016/Amd 1:2027
			prEN 12345               | EN 12345:2027
			FprEN IEC 60601-2-76     | EN IEC 60601-2-76:2027
			prEN 12345:2020/prA1     | EN 12345:2020/A1:2027
			oSIST prEN 12345:2026    | SIST EN 12345:2027
			E DIN EN 12345:2026-03   | DIN EN 12345:2027-09
			BS EN 12345 (draft)      | BS EN 12345
			IEC 62304 CDV            | IEC 62304:2027
			""")
	void ofWhenADraftBecomesFinalHasOneInCommon(String draft, String document) {
		assertThat(haveOneInCommon("d-7", draft, "s-9", document)).isTrue();
		assertThat(haveOneInCommon(draft, "Safety of pumps", document, "Safety of pumps, second edition")).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			ISO/DIS 14971     | ISO 14972:2027
			ISO/DIS 10993-1   | ISO 10993-11:2027
			ISO/CD TS 11135   | ISO 11135:2027
			prEN 12345        | EN 12345:2020/A1:2027
			prEN 12345-2      | EN 12345:2027
			Draft             | Guidance
			Draft 15          | 15
			""")
	void ofWhenDocumentsAreOthersHasNoneInCommon(String draft, String document) {
		assertThat(haveOneInCommon("d-7", draft, "s-9", document)).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					BS/DPC 27/30456789 DC | BS EN 12345 Safety of pumps             | BS EN 12345:2027 | Safety of pumps
					83271                 | ISO/DIS 14971 Medical devices           | 90412            | ISO 14971 Medical devices
					FDA-1                 | Labelling of pumps; Draft Guidance      | FDA-2            | Labelling of Pumps: Guidance
					g-1                   | Leitlinie zu Pumpen (Entwurf)           | g-2              | Leitlinie zu Pumpen
					""")
	void ofWhenTitlesAreTheSameHasOneInCommon(String draftId, String draft, String id, String document) {
		assertThat(haveOneInCommon(draftId, draft, id, document)).isTrue();
	}

	private static boolean haveOneInCommon(String draftId, String draft, String id, String document) {
		Set<String> names = FinalNames.of(id, document);
		return FinalNames.of(draftId, draft).stream().anyMatch(names::contains);
	}

}
