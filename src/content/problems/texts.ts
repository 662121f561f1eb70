import type { Problem } from '../problem.ts';

export const texts = {
	id: 'texts',
	name: 'texts, posts and newsletters',
	near: ['few-customers', 'reports'],
	detect: [
		{
			pattern:
				/\b(?:posts|posting|social media|newsletters?|blog|website|listings?|descriptions?|instagram|facebook)\b[^.;\n]{0,40}\b(?:no time|irregular(?:ly)?|nobody|never|out of date|outdated|hours|too much time|old|no ideas?|neglected|boring)\b/i,
			finds: [
				'For posts there is no time',
				'posting is irregular',
				'social media that nobody does',
				'The newsletter never goes out',
				'the website is out of date',
				'the blog is outdated',
				'listings take hours',
				'Instagram takes too much time',
				'The website is old',
				'For Facebook there are no ideas',
				'the website is neglected',
				'descriptions are boring',
			],
			leaves: ['The website sells shoes'],
		},
		{
			pattern:
				/\b(?:writ(?:es?|ing)|creat(?:e|ing)|updat(?:e|ing))\b[^.;\n]{0,40}\b(?:posts|social media|newsletters?|blog|listings|descriptions|content|website|articles)\b/i,
			finds: [
				'writing posts at night',
				'she writes the newsletter',
				'he writes listings',
				'to write descriptions',
				'creating content',
				'create social media',
				'updating the website',
				'update the blog',
				'writing articles',
			],
			leaves: ['Writing checks'],
		},
		{
			pattern:
				/\bno time for (?:social media|posts|the website)\b|\b(?:obituaries|letters|articles)\b[^.;\n]{0,40}\b(?:hours|long)\b/i,
			finds: [
				'no time for social media',
				'no time for posts',
				'no time for the website',
				'Obituaries take an arranger two hours each',
				'letters take too long',
				'articles take hours',
			],
			leaves: ['Letters of the alphabet'],
		},
		{
			pattern:
				/\b(?:posts?|publish(?:es)?) (?:nothing|rarely|hardly ever|never)\b|\b(?:newsletters?|posts) (?:\w+ ){0,2}(?:seldom|when there is time)\b/i,
			finds: [
				'she posts rarely',
				'they post hardly ever',
				'he posts never',
				'it publishes nothing',
				'posts only when there is time',
				'newsletter seldom',
			],
			leaves: ['Post a letter'],
		},
		{
			pattern:
				/\b(?:nobody|no one) (?:sees|reads)\b[^.;\n]{0,30}\b(?:posts|newsletters?|videos)\b|\b(?:short|social) (?:videos|content)\b|^social media$|\bsocial media (?:for|marketing)\b|\bno (?:followers|likes)\b|\bnewsletters? and\b/i,
			finds: [
				'nobody sees their posts',
				'no one reads the newsletter',
				'nobody sees the videos',
				'Short videos for gyms',
				'social content for bakeries',
				'Email newsletters and campaigns',
				'social media',
				'social media for bakeries',
				'social media marketing',
				'no followers',
				'no likes',
			],
			leaves: ['Nobody sees the moon'],
		},
		{
			pattern: /\bno time to post\b/i,
			finds: ['no time to post'],
			leaves: ['no time to postpone'],
		},
	],
	sentences: {
		workflow: [
			'What did you last publish or send out, and how did it come about?',
			'Who writes what you publish or send out, and when in the week?',
		],
		test: [
			'How much did you publish or send out in the last two months, and how much had you planned?',
			'What came of the last few things you published or sent out, as far as you can tell?',
		],
	},
} as const satisfies Problem;
