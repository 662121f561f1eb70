import { withArticle } from '#language/articles.ts';
import { plural, singular } from '#language/inflect.ts';
import type { WorkObject } from './object.ts';

/** Words for what is done with a thing. The word before it in a niche is the thing. */
const ACTIVITY =
	/^(?:reviews?|reveiws?|writing|screening|repurposing|management|automation|processing|generation|drafting|creation|tracking|monitoring|planning|checking|checks?|editing|entry|triage|costing|matching|design|summar\w+|optimi[sz]ation|production|clipping|grading|marking|scoring|sorting|collection|handling|follow-?ups?|control|care|coordination|search|restoration|approval|publishing|preparation|research)$/i;

/** Words without a count: nobody says "a content" or "two downtimes". */
const UNCOUNTED =
	/(?:ing|tion|sion|ness|ity|ment|ware|age|ery|ance|ence|time|ship)$|^(?:content|data|email|e-mail|media|sales|service|support|imagery|software|ai|risk|brand|staff|quality|cash|stock|seo|video|social|customer|client|process|workflow|business|money|text|voice|work|food|water|energy|health|the|and|of|with|smart|better|fast|automated|a|an)$/i;

/** The thing in "sermon repurposing for churches". Null if the niche is worded differently. */
export function derivedObject(niche: string): WorkObject | null {
	const [head = ''] = niche.split(/\s(?:for|in|at|among)\s|[,;:–—(]|\s-\s/i);
	const words = head.trim().split(/\s+/);
	const at = words.findIndex((word, index) => index > 0 && ACTIVITY.test(word));
	const word = words[at - 1] ?? '';
	if (at < 1 || !/^\p{L}{3,}$/u.test(word) || UNCOUNTED.test(word)) return null;
	const one = singular(/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase());
	const many = plural(one);
	return {
		stems: [],
		one,
		many,
		last: `${one} you had in hand`,
		begin: 'the first idea',
		end: 'the last use',
		open: 'begun and not finished',
		questions: [
			`Who has a hand in ${withArticle(one)} besides you, and at which step?`,
			`What happens to ${many} after the day they were needed?`,
			`Which ${many} get more care than others, and how do you choose?`,
		],
	};
}
