/** How speakers say who they are and for whom they work. */

import type { Pattern } from '#language/pattern.ts';

/** Who speaks, not what is done. */
export const INTRODUCES: Pattern = {
	id: 'a speaker who says a name',
	pattern: /\b(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Mm]y name(?:['’]s| is)) \p{Lu}/u,
	finds: ["I'm Ruth.", 'I am Ruth.', 'Hello, this is Ruth.', 'My name is Ruth.'],
	leaves: ["I'm ready.", 'This is what we do.', 'They gave my name to Ruth.'],
};

/** "Morning Colm, it's Ruth from Loafline." The first group is the firm. */
export const INTRODUCED: Pattern = {
	id: 'a speaker who names the firm',
	pattern:
		/\b(?:(?:[Ii]['’]m|[Ii] am|[Ii]t['’]s|[Tt]his is|[Hh]ere(?:['’]s| is)) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?,? (?:from|at|with|of|here at)|[Ww]e are|[Ww]e['’]re|[Hh]ere at|[Ii] run|[Ii] own|[Ii] work (?:for|at)) (\p{Lu}[\p{L}'&-]*(?: (?:and |& )?\p{Lu}[\p{L}'&-]*){0,3})/gu,
	finds: [
		"Morning Colm, it's Ruth from Loafline.",
		'We are Loafline.',
		"So we're Loafline.",
		'Here at Loafline it is different.',
		'I run Loafline.',
		'I own Loafline.',
		'I work for Loafline.',
	],
	leaves: ["It's Ruth.", 'We are here.', 'I run from Monday to Friday.'],
};
