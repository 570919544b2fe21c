package io.regwatch.ops.alert;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.budget.ModelBudgets;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Finds a used up budget and a disk that is nearly full. */
@Component
class CapacityAlertCheck implements AlertCheck {

	private final ModelBudgets budgets;

	private final AlertProperties properties;

	private final String files;

	CapacityAlertCheck(ModelBudgets budgets, AlertProperties properties,
			@Value("${regwatch.files.directory:}") String files) {
		this.budgets = budgets;
		this.properties = properties;
		this.files = files;
	}

	@Override
	public List<Incident> find() {
		List<Incident> incidents = new ArrayList<>();
		long limit = this.budgets.installationTokens();
		long used = this.budgets.usedToday();
		if (used > 0 && used >= limit) {
			incidents.add(new Incident(AlertRule.BUDGET_REACHED, "",
					"Language models have used today's %d tokens: updates stay to_review".formatted(limit)));
		}
		Path directory = Path.of(this.files);
		if (!this.files.isEmpty() && Files.isDirectory(directory)) {
			long free = free(directory);
			if (free < this.properties.minFreeDisk().toBytes()) {
				incidents.add(new Incident(AlertRule.DISK_FULL, "",
						"%d MB are free for '%s'".formatted(free >> 20, directory)));
			}
		}
		return incidents;
	}

	private static long free(Path directory) {
		try {
			return Files.getFileStore(directory).getUsableSpace();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
