import type { Industry } from '../industry.ts';

export const architects = {
	id: 'architects',
	name: 'Architects',
	aliases: ['architecture', 'architecture firms', 'architecture practices', 'landscape architects', 'architect'],
	many: 'architecture practices',
	one: 'an architecture practice',
	words: [
		'planning permission',
		'drawing set',
		'elevation',
		'specification',
		'RFI',
		'fee proposal',
		'site visit',
		'BIM',
		'tender',
		'schematic design',
	],
	tasks: [
		{
			name: 'fee proposals',
			hurts: 'The fee for a new house is worked out on a Sunday, from a memory of the last.',
			question: 'What do you look at when you set the fee for a new job?',
			owner: 'principal',
		},
		{
			name: 'meeting minutes',
			hurts: 'The client chose the dark brick on site, and weeks later nobody can prove it.',
			question: 'How does a decision made on site reach the drawing and the client?',
			owner: 'project architect',
		},
		{
			name: 'questions from site',
			hurts: 'The builder asks about a detail, and the answer exists in another email.',
			question: 'Where does a question from site land, and who sees that it is open?',
			owner: 'project architect',
		},
		{
			name: 'comments from planning',
			hurts: "The officer's letter holds many points, and each belongs to a different desk.",
			question: 'What happens in the studio on the day a planning letter arrives?',
			owner: 'associate',
		},
		{
			name: 'specifications',
			hurts: 'The text of the last job is copied, and a door from it turns up in a school.',
			question: 'Where does the text of a specification begin?',
			owner: 'technical lead',
		},
		{
			name: 'hours against the fee',
			hurts: 'The stage is half done, and the hours for it are gone.',
			question: 'When in a stage do you know that its hours run out?',
			owner: 'practice manager',
		},
	],
	buyers: [
		{ role: 'principal', cares: 'fees that match the work' },
		{ role: 'project architect', cares: 'fewer questions from site' },
		{ role: 'practice manager', cares: 'hours that are seen in time' },
	],
	signs: 'The principals sign; in larger practices the design-technology lead has a say.',
	tools: ['Revit', 'ArchiCAD', 'Deltek', 'Monograph', 'Newforma', 'Procore'],
	seasons: ['Many clients want to break ground in spring.', 'School projects are built in the summer break.'],
	mayNotClaim: [
		'In many places only registered people may call themselves architects.',
		'A permit may not be promised.',
	],
} satisfies Industry;
