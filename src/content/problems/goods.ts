import type { ProblemsOfOneKind } from '../problem.ts';

/** Goods, machines and firms from outside. */
export const goods: ProblemsOfOneKind = {
	stock: {
		name: 'what is in stock',
		workflow: [
			'How do you know what is in stock, and who counts it?',
			'What happened with the last thing you reordered, from the moment somebody noticed to the delivery?',
		],
		test: [
			'What ran out in the last month, if anything, and what did it hold up?',
			'When you last counted the stock, how far was the list off?',
		],
	},
	'supplier-prices': {
		name: 'what suppliers charge',
		workflow: [
			'How do you hear that a supplier has changed a price?',
			'Who looks at a supplier’s invoice, and what do they compare it with?',
		],
		test: [
			'Which of your suppliers’ prices have changed this year, and when did you notice?',
			'When did you last change a supplier, and why?',
		],
	},
	suppliers: {
		name: 'deliveries from suppliers',
		workflow: [
			'What happened with the last order you placed with a supplier, from the order to the delivery?',
			'Who checks a delivery, and against what?',
		],
		test: [
			'How many of last month’s deliveries were late, short or wrong, if any?',
			'What did the last bad delivery cost you, in money or in hours, if there was one?',
		],
	},
	breakdowns: {
		name: 'machines and equipment that fail',
		workflow: [
			'What happens from the moment something breaks down until it works again?',
			'Who looks after the equipment, and where is that written down?',
		],
		test: [
			'What stood still last month, if anything, and for how long?',
			'What did the last breakdown cost you, in money and in hours?',
		],
	},
	rework: {
		name: 'work that has to be done again',
		workflow: [
			'Who checks the work before it leaves you, and how?',
			'What happens from the moment somebody notices that something is wrong?',
		],
		test: [
			'What had to be done again last month, and what did it cost?',
			'Where did the last mistake begin, and where was it noticed?',
		],
	},
	contractors: {
		name: 'outside firms',
		workflow: [
			'Which outside firms work for you today, and who looks after them?',
			'How did you choose the last outside firm that you took on?',
		],
		test: [
			'How often did you have to speak to an outside firm about its work in the last three months?',
			'When did you last change an outside firm, if ever, and what made you do it?',
		],
	},
};
