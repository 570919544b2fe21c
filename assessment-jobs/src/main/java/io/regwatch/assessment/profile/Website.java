package io.regwatch.assessment.profile;

import java.util.List;

/** What came of looking at a website. */
sealed interface Website {

	/**
	 * It was read.
	 *
	 * @param pages the one that was named comes first
	 */
	record Read(List<WebPage> pages) implements Website {

		public Read {
			pages = List.copyOf(pages);
		}

	}

	/** It is not one that may be asked. */
	record NotAllowed(String message) implements Website {

	}

	/** It gave nothing to read. */
	record Unreadable(String message) implements Website {

	}

}
