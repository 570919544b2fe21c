package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.function.Function;

import io.regwatch.schema.text.BoundedPattern;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Hosts that are requested instead of the authorities' own, such as mirrors. Captures
 * have the authority's address.
 *
 * @param mirrors replacements of addresses, each with {@code from} and {@code to}; the
 * first one that matches is used
 */
@ConfigurationProperties("regwatch.web")
public record Mirrors(@DefaultValue List<Mirror> mirrors) {

	private static final BoundedPattern DOT_SEGMENT = BoundedPattern
		.ignoringCase("(/|%2f|%5c)(\\.|%2e){1,2}(/|%2f|%5c|$)");

	/** The authorities themselves. */
	public static final Mirrors NONE = new Mirrors(List.of());

	public Mirrors {
		mirrors = List.copyOf(mirrors);
	}

	/** The address that is requested instead. */
	URI of(URI address) {
		return replace(address, Mirror::from, Mirror::to);
	}

	/** The original address of one that a mirror redirects to. */
	URI meantBy(URI address) {
		return replace(address, Mirror::to, Mirror::from);
	}

	private URI replace(URI address, Function<Mirror, String> from, Function<Mirror, String> to) {
		return this.mirrors.stream()
			.filter((mirror) -> isWithin(address, from.apply(mirror)))
			.findFirst()
			.map((mirror) -> URI.create(to.apply(mirror) + address.toString().substring(from.apply(mirror).length())))
			.orElse(address);
	}

	/** A path with ".." or a longer host name could lead to another place of a mirror. */
	private static boolean isWithin(URI address, String beginning) {
		if (!address.toString().startsWith(beginning) || DOT_SEGMENT.find(String.valueOf(address.getRawPath()))) {
			return false;
		}
		String rest = address.toString().substring(beginning.length());
		return beginning.endsWith("/") || rest.isEmpty() || rest.startsWith("/") || rest.startsWith("?");
	}

	/**
	 * A replacement of addresses.
	 *
	 * @param from beginning of addresses, such as {@code https://www.fda.gov/}
	 * @param to what replaces it; any address, also of this machine
	 */
	public record Mirror(String from, String to) {

	}

}
