import type { DealInput } from './contract.ts';

/** One realistic call, for "Fill with an example". All people and companies are made up. */

const TRANSCRIPT = [
	'Ruth Adebayo: Morning Colm, Ruth from Loafline. Is now still a good time?',
	'Colm Vance: It is. The ovens are off until two, so you have half an hour.',
	'Ruth Adebayo: You wrote that the shop orders drive you mad. How do they reach you today?',
	'Colm Vance: By phone, by text, and on slips of paper that the drivers bring back. My sister Orla types them into a spreadsheet between nine and midnight.',
	'Ruth Adebayo: Every night?',
	'Colm Vance: Six nights a week. We deliver to 38 shops, and about four orders a night are wrong by the time the vans leave.',
	'Ruth Adebayo: What happens with a wrong order?',
	'Colm Vance: Either we throw the bread away or a shop has empty shelves and complains. In October we wrote off £1,150 of bread because of it.',
	'Ruth Adebayo: Have you tried anything against it?',
	'Colm Vance: We tried a web form two years ago. The shops ignored it, they said they would rather ring.',
	'Ruth Adebayo: So orders come in three ways, Orla types them at night, and four a night go wrong. Have I got that right?',
	"Colm Vance: That's exactly it. And Orla is worn out, she says she can't do another winter like this.",
	'Ruth Adebayo: Then let me tell you how it would work. Loafline takes orders by phone, by text and by photo of a slip, and puts them into one list. It reads each order back to the shop before it counts. Your bakers see the totals for each dough at six in the evening. Shops that would rather ring can go on ringing.',
	'Colm Vance: And if it hears the wrong thing? Half my shopkeepers shout over a coffee machine.',
	"Ruth Adebayo: That's a fair question. If it is not sure, it rings your office instead of guessing, and nothing is baked from an order that was not confirmed.",
	'Colm Vance: Okay, that sounds sensible. What does it cost?',
	'Ruth Adebayo: It costs £390 a month for all 38 shops, and the set-up is £600 once.',
	"Colm Vance: Hm. That's more than I had in mind. How do you know that the shops won't ignore it again?",
	'Ruth Adebayo: We could start with the nine shops on the north route. For those nine it would be £120 a month.',
	'Colm Vance: Nine I could live with. The north route is the worst anyway.',
	'Ruth Adebayo: Who else has a say in this?',
	'Colm Vance: Orla. She does the books, and we both sign anything above five hundred.',
	'Ruth Adebayo: And is there a day by which you need it?',
	'Colm Vance: We want it running before the first of December. From then on the Christmas orders double everything.',
	'Ruth Adebayo: Setting up a route takes ten working days. Would you and Orla look at it together next Tuesday?',
	'Colm Vance: Tuesday at three works, here at the bakery.',
	"Ruth Adebayo: Tuesday at three. I'll bring a list made from your own orders.",
	"Colm Vance: Then I'll send you last week's slips and the spreadsheet tonight.",
	'Ruth Adebayo: Perfect. Thank you, Colm. See you on Tuesday.',
	'Colm Vance: See you then.',
];

export const example: DealInput = {
	transcript: TRANSCRIPT.join('\n'),
	additionalContext:
		'The £390 a month covers support on weekdays. Contract by the month, four weeks of notice. Do not mention Loafline Premium. We still need to know which phone system the office has.',
	speakerRoles: [],
	answers: {
		client: 'Vance Bakery',
		seller: 'Loafline',
		problem: 'Orla types the orders of 38 shops by hand each night, and about four a night are wrong.',
		outcome: 'One list of confirmed orders, with the totals for each dough at six in the evening.',
		deliverables:
			'Order taking by phone, text and photo for the nine shops on the north route, the first of your routes\nSet-up of the route in ten working days',
		price: '£120 a month for the nine shops, by the month, with four weeks of notice',
		timing: 'Set-up takes ten working days from your yes; from then on it runs by the month',
		decides: 'Colm and Orla Vance',
		nextSteps:
			'Colm sends last week’s slips and the spreadsheet\nRuth Adebayo of Loafline shows Colm and Orla a list made from their own orders, when you meet at the bakery',
		solution: '',
		proof: '',
		reassurance: '',
		title: '',
	},
	secondOption: { title: '', deliverables: '', price: '', timing: '' },
	thirdOption: { title: '', deliverables: '', price: '', timing: '' },
};
