import type { AnswerKind } from '../../answers.ts';

interface Form {
	templateName: string;
	structure: string;
	/** From another trade. */
	example: string;
	useCases: readonly [string, string];
}

export const FORMS: Readonly<Record<AnswerKind, Form>> = {
	question: {
		templateName: 'A question, answered',
		structure: 'The question as customers put it; the plain yes or no; the reason in two or three sentences',
		example:
			'A painter: ‘Can I paint over wallpaper?’ Yes, if every seam sticks. Run a fingernail along three of them. Where one lifts, the paper has to come off first.',
		useCases: ['A question that you answered by e-mail this week', 'A question that comes before every order'],
	},
	mistake: {
		templateName: 'A mistake and its remedy',
		structure: 'What people do, in one sentence and without blame; what to do instead, as something one can do today',
		example:
			'A piano tuner: The piano stands against the outside wall because the room looks better that way. Move it to an inside wall and keep it a metre from the radiator.',
		useCases: ['Something that you had to put right', 'Something that costs customers money'],
	},
	opinion: {
		templateName: 'An opinion with its reason',
		structure: 'One sentence that somebody could disagree with; why you hold it; what follows from it',
		example:
			'A gardener: Most lawns are mown too often. Short grass dries out by June, and then people buy a sprinkler. Leave it at the length of a finger.',
		useCases: ['Advice that you disagree with', 'Something that you refuse to do, and why'],
	},
	result: {
		templateName: 'A result with its number',
		structure: 'What it was before, what it is now, and what was counted; how it came about',
		example:
			'A warehouse planner: The pickers of a mail-order shop walked nine kilometres a shift; now they walk five. The forty items that sell most lie next to the packing table.',
		useCases: ['A job that is finished and counted', 'A figure that a customer told you'],
	},
	story: {
		templateName: 'One job, told in order',
		structure: 'How it was; what was done; how it is now. A line each, and the name only with consent',
		example:
			'A locksmith: Four keys hung at the reception, and nobody knew who had the fifth. We changed one cylinder and wrote a list. The fifth key came back the next morning.',
		useCases: ['A job that you would tell a friend about', 'A job that went wrong and was put right'],
	},
	steps: {
		templateName: 'How it is done, step by step',
		structure: 'A title of a few words; three to six steps, each a sentence that makes sense on a card of its own',
		example:
			'A bookbinder: How a torn page is mended. Lay it on blotting paper. Brush paste on both edges. Put tissue over the tear. Press it overnight.',
		useCases: ['Something that customers never get to see', 'A job that people imagine to be easier or harder'],
	},
	check: {
		templateName: 'A check that readers can make',
		structure: 'What to do, beginning with the verb; what to count or look at; what it shows',
		example:
			'A chimney sweep: Hold a lit match near the closed stove door. A flame that bends towards it shows that the seal is worn.',
		useCases: ['Something that can be seen without tools', 'The first thing that you look at on a visit'],
	},
	scene: {
		templateName: 'A scene from the day',
		structure: 'What happens, in one sentence; what it is for; a photo of it',
		example:
			'A baker: At three the oven is still too hot for bread, so the rolls go in first. They are what we eat ourselves.',
		useCases: ['Something that is on the table today', 'The hour before you open'],
	},
	dated: {
		templateName: 'A tip for a date',
		structure: 'What to do and by which day; how to do it; what happens to those who forget',
		example:
			'A plumber: Turn off the garden tap before the first night of frost. Leave it open afterwards, so that what is left can run out.',
		useCases: ['A deadline that customers miss every year', 'A change of season'],
	},
	offer: {
		templateName: 'The offer, plainly',
		structure: 'What you do, beginning with We; how it works; the first step and what it costs',
		example:
			'A translator: We translate menus into four languages. Your kitchen sends the list, and we ask about each dish. The first ten dishes are free.',
		useCases: ['A new service', 'Something that people did not know you do'],
	},
};
