package io.regwatch.ops.cli;

import java.math.BigDecimal;

import org.jspecify.annotations.Nullable;

/** Amounts of US dollars for readers. */
final class Money {

	private Money() {
	}

	static String text(@Nullable BigDecimal amount) {
		return (amount != null) ? "$" + amount.stripTrailingZeros().toPlainString() : "not known";
	}

}
