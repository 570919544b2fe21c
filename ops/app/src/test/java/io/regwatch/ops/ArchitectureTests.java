package io.regwatch.ops;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.regex.Pattern;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.jspecify.annotations.NullMarked;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

/** Dependency rules of modules, packages, tables and libraries. */
@AnalyzeClasses(packages = "io.regwatch",
		importOptions = { DoNotIncludeTests.class, ArchitectureTests.NoTestJars.class })
class ArchitectureTests {

	@ArchTest
	static final ArchRule modulesPointOneWay = layeredArchitecture().consideringOnlyDependenciesInLayers()
		.layer("schemas")
		.definedBy("io.regwatch.schema..", "io.regwatch.store..", "io.regwatch.scheduling..", "io.regwatch.http..",
				"io.regwatch.batch..", "io.regwatch.reading..", "io.regwatch.budget..", "io.regwatch.change..")
		.layer("search-index")
		.definedBy("io.regwatch.search..")
		.layer("ingest-jobs")
		.definedBy("io.regwatch.ingest..")
		.layer("assessment-jobs")
		.definedBy("io.regwatch.assessment..")
		.layer("api")
		.definedBy("io.regwatch.api..", "io.regwatch.webhook..", "io.regwatch.audit..", "io.regwatch.encryption..")
		.layer("ops")
		.definedBy("io.regwatch.ops..")
		.whereLayer("ops")
		.mayNotBeAccessedByAnyLayer()
		.whereLayer("ingest-jobs")
		.mayOnlyBeAccessedByLayers("ops")
		.whereLayer("assessment-jobs")
		.mayOnlyBeAccessedByLayers("ops")
		.whereLayer("api")
		.mayOnlyBeAccessedByLayers("ops")
		.whereLayer("search-index")
		.mayOnlyBeAccessedByLayers("ingest-jobs", "assessment-jobs", "api", "ops")
		.whereLayer("schemas")
		.mayOnlyBeAccessedByLayers("search-index", "ingest-jobs", "assessment-jobs", "api", "ops");

	@ArchTest
	static final ArchRule recordsComeBeforeTables = noClasses().that()
		.resideInAPackage("io.regwatch.schema..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("io.regwatch.store..", "io.regwatch.scheduling..", "org.springframework..");

	@ArchTest
	static final ArchRule storesDoNotAskForWork = noClasses().that()
		.resideInAPackage("io.regwatch.store..")
		.should()
		.dependOnClassesThat()
		.resideInAPackage("io.regwatch.scheduling..");

	@ArchTest
	static final ArchRule quartzStaysInScheduling = only("io.regwatch.scheduling..", "org.quartz..",
			"org.springframework.scheduling.quartz..");

	@ArchTest
	static final ArchRule stagesNeverMeet = slices()
		.matching("io.regwatch.ingest.(discover|fetch|extract|compare|redline|finish)..")
		.should()
		.notDependOnEachOther();

	@ArchTest
	static final ArchRule runsDoNotKnowTheirStages = noClasses().that()
		.resideInAnyPackage("io.regwatch.ingest.run..", "io.regwatch.ingest.source..", "io.regwatch.ingest.update..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("io.regwatch.ingest", "io.regwatch.ingest.discover..", "io.regwatch.ingest.fetch..",
				"io.regwatch.ingest.extract..", "io.regwatch.ingest.compare..", "io.regwatch.ingest.redline..",
				"io.regwatch.ingest.finish..");

	@ArchTest
	static final ArchRule readersOfDocumentsStayInExtract = only("io.regwatch.ingest.extract..", "org.apache.tika..",
			"org.apache.james.mime4j..", "org.apache.commons.pool2..");

	@ArchTest
	static final ArchRule workbooksStayInExportListsAndOfficeDocuments = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.api.export..", "io.regwatch.ingest.source.parse..",
				"io.regwatch.ingest.extract.office..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.apache.poi..");

	@ArchTest
	static final ArchRule pdfMakingStaysInExport = only("io.regwatch.api.export..", "com.openhtmltopdf..");

	@ArchTest
	static final ArchRule ciphersStayInEncryption = only("io.regwatch.encryption..",
			"org.springframework.security.crypto.encrypt..");

	@ArchTest
	static final ArchRule calendarsStayInObligation = only("io.regwatch.api.obligation..", "biweekly..");

	@ArchTest
	static final ArchRule pdfStaysInExtractExportAndDemo = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.ingest.extract..", "io.regwatch.api.export..", "io.regwatch.ops.demo..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.apache.pdfbox..", "org.apache.fontbox..");

	@ArchTest
	static final ArchRule elasticsearchStaysInSearch = only("io.regwatch.search..", "co.elastic..",
			"org.elasticsearch..");

	@ArchTest
	static final ArchRule schemasOfFilesStayInSource = only("io.regwatch.ingest.source..", "com.networknt..");

	@ArchTest
	static final ArchRule yamlStaysWithThoseWhoReadFilesOfPeople = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.ingest.source..", "io.regwatch.assessment.evaluation..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("tools.jackson.dataformat..");

	@ArchTest
	static final ArchRule outgoingHttpStaysInHttpAndSearch = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.http..", "io.regwatch.search..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.apache.hc..");

	@ArchTest
	static final ArchRule apiAsksNoHost = noClasses().that()
		.resideInAPackage("io.regwatch.api..")
		.should()
		.dependOnClassesThat()
		.resideInAPackage("io.regwatch.http..");

	@ArchTest
	static final ArchRule feedsAndBulkFilesStayInSource = only("io.regwatch.ingest.source..", "com.rometools..",
			"org.jdom2..", "crawlercommons.sitemaps..", "com.jayway.jsonpath..");

	@ArchTest
	static final ArchRule csvStaysInSourceAndExport = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.ingest.source..", "io.regwatch.api.export..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.apache.commons.csv..");

	@ArchTest
	static final ArchRule robotsStayInHttp = only("io.regwatch.http..", "crawlercommons.robots..");

	@ArchTest
	static final ArchRule htmlStaysWithThoseWhoReadWebsitesOrMarkup = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.ingest.source..", "io.regwatch.ingest.extract.markup..",
				"io.regwatch.assessment.profile..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.jsoup..");

	@ArchTest
	static final ArchRule luceneStaysInModelAndIndex = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.assessment.model..", "io.regwatch.search.index..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.apache.lucene..");

	@ArchTest
	static final ArchRule languageModelsStayInModel = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.assessment.model..", "io.regwatch.search.embedding..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("dev.langchain4j..", "io.github.resilience4j..");

	@ArchTest
	static final ArchRule embeddingModelsStayInEmbedding = only("io.regwatch.search.embedding..",
			"dev.langchain4j.model.embedding..");

	@ArchTest
	static final ArchRule tasksNeverMeet = slices()
		.matching("io.regwatch.assessment.(profile|subscription|impact|digest)..")
		.should()
		.notDependOnEachOther();

	@ArchTest
	static final ArchRule assessmentPackagesAreFreeOfCycles = slices().matching("io.regwatch.assessment.(*)..")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule diffStaysInRedline = only("io.regwatch.ingest.redline..", "com.github.difflib..");

	@ArchTest
	static final ArchRule objectStoresStayInStore = only("io.regwatch.store..", "software.amazon..");

	@ArchTest
	static final ArchRule metersStayInMetrics = only("io.regwatch.ops.metrics..", "io.micrometer.core..");

	@ArchTest
	static final ArchRule batchStaysWithJobs = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.batch..", "io.regwatch.ingest..", "io.regwatch.assessment..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.batch..");

	@ArchTest
	static final ArchRule webStaysInApiAndConsole = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.api..", "io.regwatch.ops.console..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("jakarta.servlet..", "org.springframework.web.bind..");

	@ArchTest
	static final ArchRule rateLimitsStayInSecurity = only("io.regwatch.api.security..", "io.github.bucket4j..");

	@ArchTest
	static final ArchRule signaturesStayInWebhook = only("io.regwatch.webhook..", "com.standardwebhooks..");

	@ArchTest
	static final ArchRule mailStaysInAlertAndDigestMail = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.ops.alert..", "io.regwatch.ops.console.digestmail..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.mail..", "jakarta.mail..");

	@ArchTest
	static final ArchRule springSecurityStaysInApiEncryptionAndConsole = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.api..", "io.regwatch.encryption..", "io.regwatch.ops.console.security..")
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.security..");

	@ArchTest
	static final ArchRule tomcatStaysInApi = only("io.regwatch.api..", "org.apache.catalina..", "org.apache.coyote..",
			"org.apache.tomcat..");

	@ArchTest
	static final ArchRule commandLineStaysInCli = only("io.regwatch.ops.cli..", "picocli..", "me.tongfei..");

	@ArchTest
	static final ArchRule commandPackagesDoNotDependOnTheCommandLine = noClasses().that()
		.resideInAPackage("io.regwatch.ops.cli.*..")
		.should()
		.dependOnClassesThat()
		.resideInAPackage("io.regwatch.ops.cli");

	@ArchTest
	static final ArchRule commandPackagesAreFreeOfCycles = slices().matching("io.regwatch.ops.cli.(*)..")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule timeComesFromTheDatabaseOrAClock = noClasses().should()
		.callMethod(Instant.class, "now")
		.orShould()
		.callMethod(LocalDateTime.class, "now")
		.orShould()
		.callMethod(System.class, "currentTimeMillis");

	@ArchTest
	static final ArchRule packagesAreNamedForTheirContents = noClasses().should()
		.resideInAnyPackage("..util..", "..common..", "..support..", "..impl..", "..service..");

	/**
	 * Searches of untrusted text are bounded. The packages named here read texts whose
	 * runs of combining marks are limited, run in a child process that is killed, or read
	 * texts of operators, and searches of at most 1,000 characters.
	 */
	@ArchTest
	static final ArchRule untrustedTextIsSearchedWithBoundedPatterns = noClasses().that()
		.resideOutsideOfPackages("io.regwatch.schema.text..", "io.regwatch.ingest.extract..",
				"io.regwatch.ingest.update..", "io.regwatch.ingest.redline..", "io.regwatch.ingest.source.catalogue..",
				"io.regwatch.assessment.company..", "io.regwatch.assessment.impact..",
				"io.regwatch.assessment.knowledge..", "io.regwatch.assessment.mention..",
				"io.regwatch.assessment.passage..", "io.regwatch.assessment.priority..",
				"io.regwatch.assessment.relevance..", "io.regwatch.assessment.update..",
				"io.regwatch.assessment.vocabulary..", "io.regwatch.search", "io.regwatch.search.index..",
				"io.regwatch.api..", "io.regwatch.ops..")
		.should()
		.dependOnClassesThat()
		.areAssignableTo(Pattern.class);

	@ArchTest
	static final ArchRule crawledTextIsNotSearchedWithStringMethods = noClasses().that()
		.resideInAnyPackage("io.regwatch.http..", "io.regwatch.ingest.source", "io.regwatch.ingest.source.parse..",
				"io.regwatch.ingest.source.content..", "io.regwatch.ingest.source.list..",
				"io.regwatch.ingest.source.web..", "io.regwatch.assessment.profile..")
		.should()
		.callMethod(String.class, "matches", String.class)
		.orShould()
		.callMethod(String.class, "replaceAll", String.class, String.class)
		.orShould()
		.callMethod(String.class, "replaceFirst", String.class, String.class);

	@ArchTest
	static final ArchRule everyPackageIsNullMarked = classes().should(resideInANullMarkedPackage());

	private static ArchRule only(String room, String... library) {
		return noClasses().that()
			.resideOutsideOfPackage(room)
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage(library);
	}

	private static ArchCondition<JavaClass> resideInANullMarkedPackage() {
		return new ArchCondition<>("reside in a package with a @NullMarked package-info") {

			@Override
			public void check(JavaClass type, ConditionEvents events) {
				boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
				if (!marked && !type.getModifiers().contains(JavaModifier.SYNTHETIC)) {
					events
						.add(SimpleConditionEvent.violated(type, type.getName() + " is not in a @NullMarked package"));
				}
			}

		};
	}

	static final class NoTestJars implements ImportOption {

		@Override
		public boolean includes(Location location) {
			return !location.contains("-tests.jar") && !location.contains("test-servers");
		}

	}

}
