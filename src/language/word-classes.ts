/** The closed classes of English words, for judging whether a text is a sentence. All in lower case. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const DETERMINERS = words(
	`a an the this that these those my our your his her its their each every any some no another either neither both all
	much many more most few fewer several whose enough such half`,
);
export const POSSESSIVES = words('my our your his her its their whose');
export const SUBJECT_PRONOUNS = words(
	`i we you they he she it nobody everybody somebody anybody everyone someone anyone nothing everything something anything
	who which that there one none others`,
);
export const OBJECT_PRONOUNS = words('me us you them him her it each everything something nothing anything one');
export const PREPOSITIONS = words(
	`about above across after against along among around as at before behind below beneath beside between beyond by despite
	down during except for from in inside into like near of off on onto out outside over past per since than through
	throughout till to toward towards under until up upon via with within without`,
);
export const CONJUNCTIONS = words('and or but nor so yet');
export const ADVERBS = words(
	`now also never always often usually still only already then just even not soon again too well once twice later sometimes
	rarely seldom almost nearly quite rather ever today tomorrow yesterday here there first next better best faster longer
	less more further together instead perhaps maybe therefore overnight back away`,
);
/** They open a clause with a verb of its own. */
export const SUBORDINATORS = words(
	`who which that whose whom where when if because while whenever wherever although though unless whether what how why
	whatever whoever so-that`,
);
/** They open such a clause only before its subject; elsewhere they are prepositions. */
export const HALF_SUBORDINATORS = words('after before since until till once as than like');
export const AUXILIARIES = words(
	'am is are was were has have had do does did can could will would shall should may might must cannot',
);
/** After these a verb is not finite. */
export const BEFORE_INFINITIVES = words(
	`to can could will would shall should may might must cannot do does did don't doesn't didn't can't won't wouldn't
	couldn't shouldn't let help be been being`,
);
export const BEINGS = words('am is are was were be been being has have had having get gets got');
export const CONTRACTION =
	/^(?:i|we|you|they|he|she|it|there|that|who|what|how|here|nobody|everybody)['’](?:m|re|ve|ll|d|s)$|n['’]t$/;
export const NUMBER =
	/^[£$€]?\d[\d,.:]*(?:%|k|m|st|nd|rd|th)?$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozens?|hundreds|thousands)$/;
