package io.regwatch.scheduling;

import java.util.List;

/** Translates cron expressions of Unix, which have five fields, to those of Quartz. */
final class CronText {

	private static final List<String> DAYS = List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN");

	private CronText() {
	}

	/**
	 * Returns expressions with another number of fields as they are. Unix numbers the
	 * days of the week from 0 for Sunday, Quartz from 1: they become names.
	 */
	static String toQuartz(String cron) {
		String[] fields = cron.strip().split("\\s+", -1);
		if (fields.length != 5) {
			return cron;
		}
		boolean anyDayOfWeek = fields[4].equals("*");
		if (!anyDayOfWeek && !fields[2].equals("*")) {
			throw new IllegalArgumentException(
					"'%s' names days of the month and of the week: name one of them, and * for the other"
						.formatted(cron));
		}
		return String.join(" ", "0", fields[0], fields[1], anyDayOfWeek ? fields[2] : "?", fields[3],
				anyDayOfWeek ? "?" : daysOfWeek(fields[4]));
	}

	private static String daysOfWeek(String field) {
		String[] step = field.split("/", 2);
		StringBuilder names = new StringBuilder();
		for (char character : step[0].toCharArray()) {
			names.append((character >= '0' && character <= '7') ? DAYS.get(character - '0') : character);
		}
		return (step.length > 1) ? names + "/" + step[1] : names.toString();
	}

}
