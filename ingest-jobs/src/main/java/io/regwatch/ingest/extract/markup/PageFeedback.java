package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/**
 * Recognises what pages ask their readers about themselves: whether they were useful, and
 * to take part in a survey. The question must name the page or the site, or ask whether
 * its reader found what was looked for, and say nothing else.
 */
final class PageFeedback {

	private static final int MAX_LENGTH = 200;

	private static final String GERMANIC = "(?:war(?:en)?|ist|sind)\\s(?:diese|die|dieser|der|dieses|das)\\s(?:(?:web)?seite|website|artikel|inhalt|beitrag|information(?:en)?)\\s(?:für\\ssie\\s)?(?:hilfreich|nützlich)(?:\\sfür\\ssie)?"
			+ "|wie\\s(?:hilfreich|nützlich)\\s(?:war|ist|finden\\ssie)\\sdiese\\sseite|hat\\sihnen\\sdiese[rs]?\\s(?:seite|artikel|information)\\sgeholfen"
			+ "|haben\\ssie\\s(?:das\\s)?gefunden,?\\s(?:was|wonach)\\ssie\\s(?:gesucht\\shaben|suchten)|helfen\\ssie\\suns,?\\s(?:diese|unsere)\\s(?:web)?(?:seite|site)\\szu\\sverbessern"
			+ "|(?:was|is)\\sdeze\\s(?:pagina|informatie)\\s(?:nuttig|behulpzaam|handig)|(?:hebt|heeft)\\su\\sgevonden\\swat\\su\\szocht|heeft\\sdeze\\sinformatie\\su\\sgeholpen"
			+ "|(?:var|är)\\s(?:den\\shär|denna)\\s(?:sidan?|informationen)\\s(?:till\\shjälp|användbar)|hittade\\sdu\\s(?:det|vad)\\sdu\\s(?:sökte|letade\\sefter)"
			+ "|(?:var|er)\\s(?:denne\\s)?siden?\\s(?:nyttig|hjælpsom|brugbar|til\\shjelp)|fandt\\sdu\\s(?:det|hvad),?\\sdu\\s(?:søgte|ledte\\sefter)|fant\\sdu\\sdet\\sdu\\s(?:lette\\setter|søkte)";

	private static final String ENGLISH = "(?:is|was|did\\syou\\sfind)\\s(?:this|the)\\s(?:(?:web)?\\s?page|(?:web)?\\s?site|information|content|article)(?:\\son\\sthis\\spage)?\\s(?:useful|helpful)(?:\\s(?:to|for)\\syou)?"
			+ "|how\\s(?:useful|helpful)\\s(?:is|was)\\sthis\\s(?:page|information|content|article)|did\\sthis\\spage\\shelp(?:\\syou)?|(?:how\\swould\\syou\\s)?rate\\sthis\\spage"
			+ "|(?:did\\syou\\sfind|were\\syou\\sable\\sto\\sfind)\\s(?:what|the\\sinformation)\\syou\\s(?:(?:were|are)\\slooking\\sfor|needed)"
			+ "|(?:help\\sus\\s(?:to\\s)?|how\\s(?:can|could)\\swe\\s)improve\\s(?:this|our|the)\\s(?:(?:web)?\\s?page|(?:web)?\\s?site)"
			+ "|(?:would\\syou\\slike\\sto|will\\syou|please)\\s(?:take\\s(?:part\\sin\\s)?|complete\\s|answer\\s)(?:a|our|this)\\s(?:(?:short|brief|quick)\\s)?survey\\s(?:about|on)\\s(?:this|our|the)\\s(?:web)?\\s?site";

	private static final String ROMANCE = "(?:cette\\spage|ce\\scontenu|cet\\sarticle|cette\\sinformation)\\s(?:vous\\s)?a-t-(?:elle|il)\\sété\\sutile|(?:ces|les)\\sinformations\\s(?:vous\\s)?ont-elles\\sété\\sutiles"
			+ "|est-ce\\sque\\scette\\spage\\svous\\sa\\sété\\sutile|avez-vous\\strouvé\\sce\\sque\\svous\\scherchiez|aidez-nous\\sà\\saméliorer\\s(?:cette\\spage|(?:ce|notre)\\ssite)"
			+ "|¿?\\s?(?:[lt]e\\s)?(?:ha\\s(?:sido|resultado)|fue|es|resultó)\\sútil\\s(?:esta\\spágina|este\\scontenido|esta\\sinformación)|¿?\\s?esta\\s(?:página|información)\\s(?:[lt]e\\s)?(?:ha\\ssido|fue|es|resultó)\\sútil"
			+ "|¿?\\s?(?:encontró|encontraste|ha\\sencontrado)\\slo\\sque\\s(?:buscaba[s]?|estaba\\sbuscando)"
			+ "|est[ae]\\s(?:página|informação|conteúdo)\\s(?:foi|é)\\sútil(?:\\spara\\svocê)?|encontrou\\so\\sque\\s(?:procurava|buscava)"
			+ "|questa\\spagina\\s(?:[tv]i\\s|le\\s)?è\\s(?:stata\\s)?utile|quanto\\ssono\\schiare\\sle\\sinformazioni\\ssu\\squesta\\spagina|(?:hai|ha)\\strovato\\s(?:quello|ciò)\\sche\\s(?:cercav[ia]|stav[ia]\\scercando)"
			+ "|(?:v-)?a\\sfost\\s(?:utilă|de\\sfolos)\\saceastă\\spagină";

	private static final String SLAVIC = "czy\\sta\\s(?:strona|informacja)\\sbyła\\s(?:pomocna|przydatna)|czy\\s(?:znalazłeś|znaleźli\\spaństwo)\\sto,?\\sczego\\s(?:szukałeś|państwo\\sszukali)"
			+ "|byla\\s(?:pro\\svás\\s)?tato\\s(?:stránka|informace)\\s(?:pro\\svás\\s)?(?:užitečná|přínosná)|bola\\s(?:pre\\svás\\s)?táto\\s(?:stránka|informácia)\\s(?:pre\\svás\\s)?užitočná"
			+ "|была\\sли\\s(?:эта\\s)?(?:страница|информация)(?:\\sна\\sэтой\\sстранице)?\\sполезн(?:а|ой)(?:\\sдля\\sвас)?|вы\\sнашли\\sто,?\\sчто\\sискали|чи\\sбула\\s(?:ця\\s)?(?:сторінка|інформація)\\sкорисно[юї]"
			+ "|беше\\sли\\sполезна\\sтази\\sстраница|je\\sli\\sova\\sstranica\\sbila\\skorisna|ali\\sje\\sbila\\sta\\sstran\\skoristna";

	private static final String OTHERS = "löysitkö\\s(?:etsimäsi(?:\\stiedon)?|mitä\\setsit)|oliko\\s(?:tämä\\s)?sivu\\shyödyllinen|hasznos\\svolt(?:\\s(?:önnek|az\\sön\\sszámára))?\\s(?:ez\\s)?az\\s(?:oldal|információ)"
			+ "|kas\\s(?:see\\s)?leht\\soli\\skasulik|ήταν\\s(?:χρήσιμη|βοηθητική)\\s(?:αυτή\\s)?η\\sσελίδα|bu\\s(?:sayfa|bilgi|içerik)\\s(?:sizin\\siçin\\s)?(?:yararlı|faydalı)\\s(?:oldu\\smu|mı(?:ydı)?)"
			+ "|(?:この|当)(?:ページ|情報)(?:の(?:情報|内容))?は(?:お)?役に立ちましたか|(?:本|此|这个?|该|這個?|該)(?:页面?|网页|信息|頁面?|網頁|資訊)(?:是否)?(?:对您|对你|對您)?(?:有)?(?:帮助|用|幫助)(?:吗|嗎)?"
			+ "|(?:이|현재)\\s?(?:페이지|정보)[가는]\\s도움이\\s?(?:되었습니까|되셨습니까|되셨나요|되었나요|됐나요)|현재\\s페이지의\\s내용이나\\s사용\\s?편의성에\\s만족하십니까"
			+ "|هل\\sكانت\\sهذه\\s(?:الصفحة|المعلومات)\\sمفيدة(?:\\sلك)?|האם\\s(?:ה(?:עמוד|דף|מידע))(?:\\sהזה)?\\s(?:עזר(?:\\sלך)?|היה\\sשימושי)|trang\\snày\\scó\\shữu\\sích(?:\\svới\\sbạn)?\\skhông"
			+ "|apakah\\shalaman\\sini\\s(?:bermanfaat|membantu)|หน้านี้มีประโยชน์(?:หรือไม่|ไหม)";

	private static final String DURATION = "(?:\\s(?:it|this)\\s(?:only\\s)?(?:takes|will\\stake)\\s[^.?!]{1,40}\\.?)?";

	private static final Pattern QUESTION = Pattern.compile("(?iu)(?:" + ENGLISH + "|" + GERMANIC + "|" + ROMANCE + "|"
			+ SLAVIC + "|" + OTHERS + ")\\s?[?？;؟.!]?" + DURATION);

	private PageFeedback() {
	}

	/** Whether a text or heading is such a question, and nothing else. */
	static boolean isQuestion(String text) {
		return text.length() <= MAX_LENGTH && QUESTION.matcher(text).matches();
	}

}
