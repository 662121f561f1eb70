import type { Problem } from '../problem.ts';

export const website = {
	id: 'website',
	name: 'the website',
	near: ['few-customers', 'advertising'],
	detect: [
		{
			pattern:
				/\b(?:old|outdated|ugly|slow|bad|no) (?:web ?site|homepage)s?\b|\b(?:web ?site|homepage)s?\b[^.;\n]{0,40}\b(?:old|outdated|out of date|ugly|years|neglected|for)\b|\bseo\b|\bweb design\b/i,
			finds: [
				'old website',
				'an outdated homepage',
				'ugly websites',
				'slow web site',
				'a bad website',
				'no homepage',
				'the website is old',
				'their website is outdated',
				'our homepage is out of date',
				'the websites look ugly',
				'a website from years ago',
				'the website is neglected',
				'websites for physios',
				'SEO for dentists',
				'web design',
			],
			leaves: ['The website sells shoes'],
		},
	],
	sentences: {
		workflow: [
			'When was something last changed on your website, and who did it?',
			'What do people look for on your website, as far as you know?',
			'How does a message from your website reach you, and who answers it?',
		],
		test: [
			'How many people got in touch through your website last month?',
			'What have people said to you about your website lately, if anything?',
			'What did your website cost you in the last year, with everything around it?',
		],
	},
} as const satisfies Problem;
