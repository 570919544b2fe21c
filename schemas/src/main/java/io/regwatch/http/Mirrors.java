package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.function.Function;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Hosts that are requested instead of the authorities' own, such as mirrors. Captures
 * have the authority's address.
 *
 * @param mirrors tried in this order
 */
@ConfigurationProperties("regwatch.web")
public record Mirrors(@DefaultValue List<Mirror> mirrors) {

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
			.filter((mirror) -> address.toString().startsWith(from.apply(mirror)))
			.findFirst()
			.map((mirror) -> URI.create(to.apply(mirror) + address.toString().substring(from.apply(mirror).length())))
			.orElse(address);
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
