package io.regwatch.ops.console.security;

/**
 * The person who sends a request.
 *
 * @param name for signing in
 * @param operations whether the person sees sources, runs and quarantine
 * @param analyst whether the person may review
 * @param operator whether the person may run sources
 * @param admin whether the person manages clients and keys
 */
public record SignedIn(String name, boolean operations, boolean analyst, boolean operator, boolean admin) {

	/**
	 * How reviews, assessment runs and the audit log name the person, beside the public
	 * ids of API keys.
	 * @return the prefix {@code person:} and the name
	 */
	public String key() {
		return key(this.name);
	}

	static String key(String name) {
		return "person:" + name;
	}

}
