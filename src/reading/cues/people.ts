import { anyOf, gap } from './any-of.ts';

/** Who decides, and who somebody is. */

const TITLES =
	'owners?|co-owners?|directors?|managers?|head of|vice president|vp|ceo|cto|cfo|coo|cmo|founders?|co-founders?|principal|partner|president|team lead|buyer|practice manager|office manager|bookkeeper|administrator|landlord|tenant|homeowner|coordinator|supervisor|chair|treasurer';

const SUPERIORS =
	'wife|husband|spouse|boss|partner|business partner|co-owner|manager|director|ceo|cfo|coo|cto|owner|owners|board|committee|dad|father|mother|mum|mom|brother|sister|team|finance|legal|procurement|head office|accountant|bookkeeper|landlord|people|colleagues|management|leadership|trustees|works council';

/** Somebody else than the two who talk. */
const OTHERS = `(?:my|our|the|his|her) (?:\\w+ )?(?:${SUPERIORS})|him|her(?! that)|them|everyone|a colleague|\\w+ (?:first|about|before|and)`;

/** "ask my wife", "run it by the board": the object keeps "I was going to ask" out. */
export const ASK_SOMEBODY = `(?:ask|check with|talk to|speak to|speak with|talk with|discuss (?:it |this |that )?with|run (?:it|this|that) (?:by|past)|clear (?:it|this) with|convince|consult) (?:${OTHERS})`;

export const ROLE_SAID = anyOf(
	`(?:i'm|i am|we're|we are) (?:the |a |an |one of the |actually the |only the |just the )?${gap(3)}(?:${TITLES})`,
	`i (?:run|own|manage|lead|head up|look after|oversee|handle|started|founded|am in charge of) (?:the|our|my|a|all|this|it|everything|operations|marketing|sales|purchasing)`,
	`on (?:the )?behalf of`,
	`i (?:just |only )?do the (?:accounts|books|buying|ordering|planning)`,
	`my (?:role|job|title) (?:is|here)`,
	`(?:i'm|i am) (?:responsible for|in charge of)`,
);

export const DECIDER_SAID = anyOf(
	`(?:signs?|signed|signing) (?:\\w+ )?off`,
	`(?:signs?|sign) (?:the|any|every|all) (?:contracts?|cheques?|checks?|orders?|agreements?)`,
	`final (?:say|decision|call|word|sign-off|approval)`,
	`mak(?:e|es|ing) (?:the|that|this|those|these|all the) (?:\\w+ )?(?:decisions?|call)`,
	`decision[- ]makers?`,
	`(?:is|it's|it is|that's|would be|be) (?:\\w+ )?(?:my|our|his|her|their|not my|the owner's|the board's) (?:call|decision)`,
	`up to (?:me|him|her|them|(?:my|our|the) (?:${SUPERIORS}))`,
	`(?:need|needs|have|has|got|want|wanted|like|going|'ll) (?:to )?(?:${ASK_SOMEBODY})`,
	`(?:need|needs|have|has|got) to get ${gap(3)}(?:approval|sign-off|on board)`,
	`(?:need|needs) (?:my|our|the) ${gap(3)}to (?:agree|approve|sign|decide)`,
	`(?:he|she|they) (?:signs? (?:everything|it|off|all)|decides? (?:on|about|that|this|it|everything))`,
	`we (?:both|all) (?:sign|decide|have to|need to|must|approve)`,
	`(?:will|'ll|would|has|have) (?:have )?to agree`,
	`we own it`,
	`let me (?:${ASK_SOMEBODY})`,
	`(?:my|our|the) (?:${SUPERIORS}) (?:\\w+ ){0,3}(?:decides?|approves?|approve|signs?|sign|has to|have to|needs to|need to|will want|would want|would have to|will have to|handles?|controls?)`,
	`(?:my|our|the) (?:${SUPERIORS}) and i (?:\\w+ )?(?:decide|sign|agree)`,
	`not (?:me|the one|the person|my decision|my call)(?: who| that)? ?(?:decides?|decide|signs?|to decide)?`,
	`i (?:\\w+ )?(?:decide|sign(?! up| in)|approve|make the decision|make that decision|make those decisions|can decide|can sign)`,
	`(?:i'm|i am) the (?:one|person) (?:who|that) (?:decides|signs|approves|says yes)`,
	`on (?:the )?behalf of`,
	`asked me to (?:phone|call|ring|ask|find out|look|check|get|contact|speak|talk)`,
	`(?:approval|sign-off|signature|permission|okay|blessing) (?:from|of) (?:my|our|the)`,
);

/** The one who speaks decides. */
export const DECIDES_ALONE = anyOf(
	`i (?:\\w+ )?(?:decide|sign off|sign(?! up| in)|approve|make (?:the|that|those|these) (?:\\w+ )?decisions?|can decide|can sign)`,
	`(?:i'm|i am) the (?:one|person) (?:who|that) (?:decides|signs|approves|says yes)`,
	`(?:it's|that's|it is) (?:my|entirely my|all my|just my|our) (?:call|decision)`,
	`(?:it's|that's) (?:just |only |entirely |all )?(?:up to )?me`,
	`i'm the decision[- ]maker`,
	`(?:i'm|i am) the (?:sole )?owner`,
	`final (?:say|decision|call|word) is mine`,
	`i have (?:the )?final (?:say|word)`,
	`i(?:'ll| will) (?:take it|donate all|donate \\$)`,
);

/** The one who speaks does not decide, or not alone. */
export const DECIDES_ELSEWHERE = anyOf(
	`not (?:me|my decision|my call|mine|the one|the person)`,
	`i (?:don't|do not|can't|cannot|couldn't) (?:\\w+ )?(?:decide|sign|approve|make (?:the|that|those) decisions?)`,
	`on (?:the )?behalf of`,
	`asked me to`,
	`(?:need|needs|have|has|got|want|going|like|'ll) (?:to )?(?:${ASK_SOMEBODY})`,
	`(?:need|needs|have|has|got) to get ${gap(3)}(?:approval|sign-off|on board)`,
	`(?:need|needs) (?:my|our|the) ${gap(3)}to (?:agree|approve|sign|decide)`,
	`(?:he|she|they) signs? (?:everything|it|off|all)`,
	`we (?:both|all) (?:sign|decide|have to|need to|must|approve)`,
	`(?:will|'ll|would|has|have) (?:have )?to agree`,
	`we own it (?:together|half|jointly|between)`,
	`(?:he|she|they)(?:'s| is| are)? (?:my|our|the) (?:business )?partner`,
	`let me (?:${ASK_SOMEBODY})`,
	`(?:my|our|the) (?:${SUPERIORS}) (?:\\w+ ){0,3}(?:decides?|approves?|approve|signs?|sign|has to|have to|needs to|need to|will want|would want|would have to|will have to|handles?|controls?)`,
	`(?:${SUPERIORS})'s (?:call|decision)`,
	`up to (?:him|her|them|(?:my|our|the) (?:${SUPERIORS}))`,
	`(?:approval|sign-off|signature|permission|okay|blessing) (?:from|of) (?:my|our|the)`,
	`anything (?:over|above)`,
	`(?:my|our|the) (?:${SUPERIORS}) and i`,
);

export const AUTHORITY_QUESTION = anyOf(
	`who (?:else )?(?:\\w+ )?(?:has a say|have a say|would have to agree|decides|signs|approves|makes|is involved|needs to|has to agree|have to agree|would need|has the final|has final|will be|would be|owns|should)`,
	`to agree`,
	`(?:decision|buying|approval|purchasing) process`,
	`decision[- ]makers?`,
	`(?:anyone|anybody|someone) else (?:\\w+ ){0,4}(?:decision|involved|agree|sign|weigh in|join)`,
	`are you the (?:one|person|decision)`,
	`(?:is it|is that|would it be|will it be) (?:just )?(?:you|your (?:call|decision))`,
	`make (?:the|this|that) decision`,
	`sign(?:s)? off`,
);

export const APPROVAL_STEPS = anyOf(
	`procurement`,
	`works council`,
	`(?:need|needs) (?:my|our|the) ${gap(3)}to (?:agree|approve|sign)`,
	`both (?:have to |need to |must )?sign`,
	`we meet (?:on|every)`,
	`legal (?:team|review|department|has|needs|will)`,
	`(?:security|compliance|vendor|legal|contract) (?:review|check|questionnaire|form|approval|onboarding|assessment)`,
	`purchase order`,
	`(?:approval|sign-off|purchasing|decision) process`,
	`board (?:meeting|meets|approval|paper|pack)`,
	`(?:two|three|2|3|several|other|competing) quotes`,
	`\\btender`,
	`trustees meet`,
	`(?:partners?|owners?|committee|board|directors) (?:meet|meets|meeting)`,
	`both (?:partners|of us|owners|directors) (?:\\w+ ){0,2}(?:sign|agree|decide)`,
	`goes? (?:to|through) (?:the )?(?:board|finance|legal|procurement|committee|owners)`,
	`anything (?:over|above) (?:[$£€]?[\\w,.]+ ){1,3}`,
);

/** Those a sentence names as having to agree, e.g. "my wife". */
export const DECIDER_NAMED = new RegExp(
	`\\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:${SUPERIORS}|CEO|CFO|CTO|COO)\\b(?:,? [A-Z][a-z]+\\b)?`,
);
