package io.regwatch.ops.console.security;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ClientNetworkTests {

	@ParameterizedTest
	@CsvSource({ "203.0.113.7, 203.0.113.7", "2001:db8:1:2:3:4:5:6, 20010db800010002",
			"2001:db8:1:2:ffff::1, 20010db800010002", "unknown, unknown" })
	void networkIsAnIpv4AddressOrTheFirstHalfOfAnIpv6Address(String address, String network) {
		assertThat(ClientNetwork.of(address)).isEqualTo(network);
	}

}
