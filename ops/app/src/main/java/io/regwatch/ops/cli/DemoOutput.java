package io.regwatch.ops.cli;

import java.util.List;

import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoRun;

/** Shows what came of a demo. */
interface DemoOutput {

	void print(List<DemoRun> nights, DemoAccess access);

}
