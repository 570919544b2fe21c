package io.regwatch.assessment.profile;

import java.util.List;

/** The outcome of reading a website. */
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

	/** Its address is not allowed. */
	record NotAllowed(String message) implements Website {

	}

	/** It has no usable text. */
	record Unreadable(String message) implements Website {

	}

}
