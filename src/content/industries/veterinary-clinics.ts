import type { Industry } from '../industry.ts';

export const veterinaryClinics = {
	id: 'veterinary-clinics',
	name: 'Veterinary clinics',
	aliases: [
		'vets',
		'veterinary',
		'veterinarians',
		'animal hospitals',
		'vet clinics',
		'veterinary practices',
		'animal clinics',
		'vet practices',
	],
	many: 'veterinary clinics',
	one: 'a veterinary clinic',
	words: [
		'vaccination reminder',
		'neuter',
		'vet tech',
		'triage',
		'discharge note',
		'microchip',
		'dental cleaning',
		'deworming',
		'kennel',
		'surgery list',
	],
	tasks: [
		{
			name: 'urgent and routine calls',
			hurts: 'A worried owner calls about a dog that will not eat, and the desk must judge.',
			question: 'How does your desk decide whether a pet must come in today?',
			owner: 'receptionist',
		},
		{
			name: 'overdue vaccinations',
			hurts: 'The reminder card goes to an old address, and the booster is a year late.',
			question: 'What happens when an owner does not react to a booster reminder?',
			owner: 'receptionist',
		},
		{
			name: 'discharge instructions',
			hurts: 'The owner nods at the door, and calls at night to ask about the tablets.',
			question: 'What does an owner take home after surgery, on paper and by word?',
			owner: 'veterinary nurse',
		},
		{
			name: 'estimates for surgery',
			hurts: 'Money is talked about at the counter, with the pet on the arm.',
			question: 'Who talks about cost with an owner, and at which moment?',
			owner: 'practice manager',
		},
		{
			name: 'lab results',
			hurts: 'The results are back, the vet is in surgery, and the owner calls for news.',
			question: 'How does a lab result travel to the owner?',
			owner: 'veterinarian',
		},
		{
			name: 'medical notes after hours',
			hurts: "The vet finishes the day's records at the kitchen table.",
			question: 'When do you write up a visit, and from what?',
			owner: 'veterinarian',
		},
	],
	buyers: [
		{ role: 'practice owner', cares: 'vets who go home on time' },
		{ role: 'practice manager', cares: 'a desk that is calm on Monday morning' },
		{ role: 'head nurse', cares: 'owners who know what to do at home' },
	],
	signs: 'The owner vet signs; in a group the regional manager does.',
	tools: ['ezyVet', 'Cornerstone', 'AVImark', 'PetDesk', 'Vetspire', 'Digitail'],
	seasons: [
		'Parasite season and kitten season start in spring.',
		'Fireworks bring anxious animals in summer and at New Year.',
	],
	mayNotClaim: [
		'Only a vet may diagnose or prescribe, so no tool may advise on treatment.',
		'No cure may be promised.',
	],
} satisfies Industry;
