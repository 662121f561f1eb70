import type { Problem } from '../problem.ts';

export const stock = {
	id: 'stock',
	name: 'what is in stock',
	near: ['suppliers', 'where-it-stands'],
	detect: [
		{
			pattern:
				/\b(?:run(?:s|ning)? out of(?! the)|re-?order(?:s|ing)|over-?order(?:s|ing)|stock-?taking|stock (?:levels|control)|inventory (?:management|control))\b/i,
			finds: [
				'the bar runs out of gin',
				'always running out of gloves',
				'She reorders by feel',
				'reordering by memory',
				'overordering flowers',
				'he overorders',
				'stocktaking takes a day',
				'stock levels are a guess',
				'no stock control',
				'inventory management',
				'inventory control',
			],
			leaves: ['They run out of the house'],
		},
		{
			pattern:
				/\b(?:buys?|orders?) (?:\w+ )?twice\b|\bordered twice\b|\b(?:warehouse|store ?room|workshop) is (?:a mess|chaos)\b/i,
			finds: [
				'she buys twice',
				'he orders paint twice',
				'things are ordered twice',
				'the warehouse is a mess',
				'the storeroom is a mess',
				'the workshop is chaos',
			],
			leaves: ['The warehouse is big'],
		},
		{
			pattern: /\bstock in the (?:computer|system) is wrong\b/i,
			finds: ['The stock in the computer is wrong', 'the stock in the system is wrong'],
			leaves: ['stock in the cellar'],
		},
	],
	sentences: {
		workflow: [
			'How do you know what is in stock, and who counts it?',
			'What happened with the last thing you reordered, from the moment somebody noticed to the delivery?',
		],
		test: [
			'What ran out in the last month, if anything, and what did it hold up?',
			'When you last counted the stock, how far was the list off?',
		],
	},
} as const satisfies Problem;
