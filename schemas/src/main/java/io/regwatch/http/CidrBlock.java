package io.regwatch.http;

import java.math.BigInteger;
import java.net.InetAddress;

/**
 * A block of IP addresses with a common prefix.
 *
 * @param prefix first address
 * @param size bytes of an address
 * @param free bits that differ
 */
record CidrBlock(BigInteger prefix, int size, int free) {

	static CidrBlock of(String block) {
		int slash = block.indexOf('/');
		byte[] first = InetAddress.ofLiteral(block.substring(0, slash)).getAddress();
		return new CidrBlock(new BigInteger(1, first), first.length,
				8 * first.length - Integer.parseInt(block, slash + 1, block.length(), 10));
	}

	boolean contains(byte[] address) {
		return address.length == this.size
				&& new BigInteger(1, address).shiftRight(this.free).equals(this.prefix.shiftRight(this.free));
	}

}
