import type { Problem } from '../problem.ts';

export const pictures = {
	id: 'pictures',
	name: 'pictures of what is sold',
	near: ['texts', 'returns'],
	detect: [
		{
			pattern:
				/\b(?:photos?|pictures?|images)\b[^.;\n]{0,60}\b(?:light|colou?rs?|quality|bad|dark|old|background)\b|\b(?:not like|bad|refuses?)\b[^.;\n]{0,30}\b(?:photos?|pictures?|pics|images)\b|\b(?:photo|picture) editing\b|\bnew (?:products|items)\b[^.;\n]{0,40}\bonline\b|\bproduct (?:photos|pictures|photography)\b/i,
			finds: [
				'The photos have different light',
				'each picture has another colour',
				'pictures of poor quality',
				'the photo is bad',
				'images are too dark',
				'the pictures are old',
				'images without white background',
				'the chair is not like on the picture',
				'bad photos',
				'bad pics',
				'Marketplaces refuse the images',
				'photo editing',
				'New products wait for weeks to go online',
				'new items are not online',
				'picture editing',
				'product photos for shops',
				'product pictures',
				'product photography',
			],
			leaves: ['Photos of the team', 'A bad day'],
		},
	],
	sentences: {
		workflow: [
			'Who takes the pictures of what you sell, and what is done to them afterwards?',
			'What has to happen before something new can be seen online?',
		],
		test: [
			'How many hours went into pictures last month, and whose?',
			'What did somebody last say about a difference between a picture and the real thing, if anything?',
		],
	},
} as const satisfies Problem;
