package io.regwatch.assessment.impact;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.passage.ProfileKeywords;
import io.regwatch.assessment.relevance.ExclusionRules;
import io.regwatch.assessment.relevance.RelevanceClassifier;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * The rules for one profile. Those of recent profiles are kept, because they take longer
 * to make than an update to assess: each run needs them twice, and the next run and other
 * workspaces with the same profile need them again. Thread-safe.
 */
record ProfileRules(Company company, ProfileFacts facts, ProfileKeywords keywords, RelevanceClassifier relevance,
		ExclusionRules exclusions) {

	private static final int PROFILES = 100;

	private static final LoadingCache<Company, ProfileRules> RECENT = Caffeine.newBuilder()
		.maximumSize(PROFILES)
		.build(ProfileRules::make);

	/** The rules depend on what the profile says, not on its version. */
	static ProfileRules of(Company company) {
		return RECENT.get(company.withVersion(0));
	}

	private static ProfileRules make(Company company) {
		ProfileFacts facts = new ProfileFacts(company);
		ProfileKeywords keywords = new ProfileKeywords(Vocabulary.shipped(), company);
		return new ProfileRules(company, facts, keywords, new RelevanceClassifier(company, facts, keywords),
				new ExclusionRules(company, facts));
	}

}
