package io.regwatch.scheduling;

import java.util.UUID;

import org.quartz.spi.InstanceIdGenerator;

/**
 * Names this process in the cluster. Quartz's own generator fails on a machine that
 * cannot resolve its host name.
 */
public final class PidInstanceIdGenerator implements InstanceIdGenerator {

	@Override
	public String generateInstanceId() {
		return ProcessHandle.current().pid() + "-" + UUID.randomUUID();
	}

}
