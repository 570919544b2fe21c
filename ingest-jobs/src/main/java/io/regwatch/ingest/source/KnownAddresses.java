package io.regwatch.ingest.source;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.schema.text.BoundedPattern;

/** Addresses of documents that are listed, by which those of missing ones are judged. */
public final class KnownAddresses {

	/** No addresses. */
	public static final KnownAddresses NONE = new KnownAddresses(Set.of(), Set.of(), Map.of());

	private static final BoundedPattern SPELLING = BoundedPattern.compile("^https?://(?:www\\.)?|/?(?:#.*)?$");

	private final Set<String> shared;

	private final Set<String> listed;

	private final List<String> former;

	private final ChangedParameters parameters;

	/**
	 * Some addresses.
	 * @param shared those of missing documents that other, listed ones have, too
	 * @param listed those of all listed documents
	 * @param moved some of listed documents by those that they had before, if most have
	 * others now
	 */
	public KnownAddresses(Collection<String> shared, Collection<String> listed, Map<String, String> moved) {
		this.shared = plain(shared);
		this.listed = plain(listed);
		this.former = List.copyOf(moved.keySet());
		this.parameters = ChangedParameters.of(moved);
	}

	/**
	 * Addresses that listed documents had before. Where they do not answer any more, the
	 * former address of a missing document proves nothing.
	 * @return a few; none if most documents have the addresses that they had
	 */
	public List<String> former() {
		return this.former;
	}

	/**
	 * The address of a missing document with the parameters that all addresses have now.
	 * @param address that it had
	 * @return empty if it would be the same, or that of a listed document
	 */
	public Optional<String> renewed(String address) {
		return Optional.of(this.parameters.renew(address))
			.filter((renewed) -> !renewed.equals(address) && !isListed(renewed));
	}

	/**
	 * Whether an address of a missing document is also that of a listed one.
	 * @param address of a missing one
	 */
	public boolean isShared(String address) {
		return this.shared.contains(plain(address));
	}

	/**
	 * Whether a listed document has an address.
	 * @param address that a host redirects to
	 */
	public boolean isListed(String address) {
		return this.listed.contains(plain(address));
	}

	/**
	 * Whether two addresses differ in their spelling or fragment only.
	 * @param one address
	 * @param other address
	 */
	public static boolean isSame(String one, String other) {
		return plain(one).equals(plain(other));
	}

	private static Set<String> plain(Collection<String> addresses) {
		return addresses.stream().map(KnownAddresses::plain).collect(Collectors.toSet());
	}

	/** Without scheme, {@code www}, fragment and a slash at the end. */
	private static String plain(String address) {
		return SPELLING.replaceAll(address, "");
	}

}
