package io.regwatch.ops.console;

import java.util.List;

import io.regwatch.ops.console.security.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** The obligations of a workspace. */
@ExtendWith(ConsoleApplication.class)
class ObligationPageIT {

	private final ConsoleApplication.Console console;

	ObligationPageIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void obligationsAreOrderedByDueDateAndFiltered() {
		RevisedDocument document = RevisedDocument.insert(this.console.jdbc(), List.of("Then"), List.of("Now"));
		document.addObligation(this.console.jdbc(), "Importers shall register.", "2031-05-01");
		document.addObligation(this.console.jdbc(), "Makers shall report.", "2031-02-01");
		assertThat(rows(document, "?from=2031-01-01&to=2031-12-31&state=new")).hasSize(2)
			.first()
			.asString()
			.startsWith("1 Feb 2031")
			.contains("New", "Makers shall report.");
		assertThat(rows(document, "?from=2031-05-01&to=2031-05-01")).singleElement()
			.asString()
			.contains("Importers shall register.");
		assertThat(rows(document, "?from=2031-01-01&to=2031-12-31&state=ended")).isEmpty();
		assertThat(this.console.as(Role.VIEWER).get(document.path() + "/obligations?from=soon").statusCode())
			.isEqualTo(400);
	}

	private List<String> rows(RevisedDocument document, String filter) {
		return this.console.as(Role.VIEWER)
			.page(document.path() + "/obligations" + filter)
			.select("tbody tr")
			.eachText();
	}

}
