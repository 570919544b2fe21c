package io.regwatch.http;

import java.net.InetAddress;
import java.net.UnknownHostException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PublicAddressDnsResolverTests {

	@ParameterizedTest
	@ValueSource(strings = { "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
			"100.64.0.1", "168.63.129.16", "64:ff9b::a83f:8110", "192.31.196.1", "192.52.193.1", "192.175.48.1",
			"2620:4f:8000::1", "100.100.100.200", "fd00:ec2::254", "192.0.0.8", "192.0.2.1", "198.18.0.1",
			"198.19.255.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::",
			"::127.0.0.1", "::ffff:127.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe",
			"64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a9fe:a9fe::", "3fff::1",
			"5f00::1", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1" })
	void isPublicWhenAddressIsSpecialIsFalse(String address) throws UnknownHostException {
		assertThat(PublicAddressDnsResolver.isPublic(InetAddress.getByName(address))).isFalse();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "8.8.8.8", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "198.17.0.1",
					"198.20.0.1", "223.255.255.1", "2001:200::1", "2620:0:860::1", "2a00:1450::1", "64:ff9b::808:808" })
	void isPublicWhenAddressIsOrdinaryIsTrue(String address) throws UnknownHostException {
		assertThat(PublicAddressDnsResolver.isPublic(InetAddress.getByName(address))).isTrue();
	}

}
