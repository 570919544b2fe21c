package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Whom texts of the authority of the United Kingdom reach in Northern Ireland. */
class NorthernIrelandTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Northern Ireland | Bath lifts for Belfast.                                     | Bath lifts: a battery may leak                | Makers of bath lifts shall check the battery.                                     | APPLICABLE
					IE               | Bath lifts. We also supply Northern Ireland.                | Bath lifts: a battery may leak                | Makers of bath lifts shall check the battery.                                     | APPLICABLE
					Northern Ireland | Bath lifts for Belfast.                                     | Fees for bath lifts (Great Britain)           | Makers of bath lifts shall pay a fee.                                             | OUT_OF_SCOPE
					Northern Ireland | Bath lifts for Belfast.                                     | Fees for bath lifts                           | Makers of bath lifts shall pay a fee. Devices in Northern Ireland are not affected. | OUT_OF_SCOPE
					Northern Ireland | Bath lifts for Belfast.                                     | Fees for bath lifts (Great Britain)           | Makers of bath lifts shall pay a fee. It is paid in Northern Ireland as well.      | APPLICABLE
					GB               | Bath lifts for Scotland. Northern Ireland is not supplied.  | Placing devices on the market in Northern Ireland | Manufacturers of devices shall register.                                      | OUT_OF_SCOPE
					GB               | Bath lifts for Scotland. Northern Ireland is not supplied.  | Devices in Great Britain and Northern Ireland | Manufacturers of devices shall register.                                          | APPLICABLE
					GB               | Bath lifts for Scotland.                                    | Placing devices on the market in Northern Ireland | Manufacturers of devices shall register.                                      | APPLICABLE
					IE               | Bath lifts.                                                 | Bath lifts: a battery may leak                | Makers of bath lifts shall check the battery.                                     | OUT_OF_SCOPE
					""")
	void textsOfTheKingdomReachNorthernIrelandUnlessTheySayOtherwise(String market, String description, String title,
			String text, ApplicabilityStatus expected) {
		Company company = new Company(1, description, List.of(market), List.of(), List.of(), List.of(),
				List.of(new Company.Product("Nova", "Bath lift")));
		assertThat(AssessedText.of(company, update(title), text).status()).isEqualTo(expected);
	}

	private static AssessableUpdate update(String title) {
		return new AssessableUpdate(UUID.randomUUID(), 1, UpdateKind.NEW_PUBLICATION, "notice", title, "",
				new AssessableUpdate.Reference("N 1", title, ReferenceType.GUIDANCE),
				new AssessableUpdate.Source("An office", "GB", true),
				new AssessableUpdate.Version(UUID.randomUUID(), VersionStatus.IN_FORCE, SomeCandidates.NOW, true), null,
				SomeCandidates.NOW, null, false, null, null);
	}

}
