package io.regwatch.ops.server;

import java.sql.Connection;
import java.sql.SQLException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TestServersIT {

	private final TestServers servers = TestServers.shared();

	@Test
	void newDatabaseWhenCalledTwiceGivesTwo() throws SQLException {
		Database one = this.servers.newDatabase();
		Database other = this.servers.newDatabase();
		try (Connection first = one.connect(); Connection second = other.connect()) {
			assertThat(first.getCatalog()).startsWith("test_").isNotEqualTo(second.getCatalog());
		}
	}

	@Test
	void removeWhenTestIsOverLeavesNothing() throws SQLException {
		Database unused = this.servers.newDatabase();
		unused.connect().close();
		this.servers.remove(unused, this.servers.newIndexPrefix());
		assertThatExceptionOfType(SQLException.class).isThrownBy(unused::connect);
	}

	@Test
	void newIndexPrefixWhenCalledTwiceGivesTwo() {
		assertThat(this.servers.newIndexPrefix()).isNotEqualTo(this.servers.newIndexPrefix());
		assertThat(this.servers.elasticsearchUris()).hasSize(1);
	}

}
