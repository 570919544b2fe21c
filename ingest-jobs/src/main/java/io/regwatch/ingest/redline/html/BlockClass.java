package io.regwatch.ingest.redline.html;

import java.util.Locale;

import io.regwatch.ingest.redline.RedlineBlock;

/** Names what a block is and what happened to it, for style sheets. */
final class BlockClass {

	private BlockClass() {
	}

	static String of(RedlineBlock block) {
		return "redline-%s redline-%s".formatted(block.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
				change(block));
	}

	private static String change(RedlineBlock block) {
		return switch (block) {
			case RedlineBlock.Compared compared when compared.isSame() -> "unchanged";
			case RedlineBlock.Compared compared when compared.isRenumbered() -> "renumbered";
			case RedlineBlock.Compared compared -> "changed";
			case RedlineBlock.Added added -> "inserted";
			case RedlineBlock.Removed removed -> "deleted";
			case RedlineBlock.MovedAway moved -> "moved-away";
			case RedlineBlock.MovedHere moved -> "moved-here";
		};
	}

}
