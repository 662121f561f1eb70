import type { PromptInput } from './contract.ts';

/** One realistic request, for "Fill with an example". All people in it are made up. */
export const example: PromptInput = {
	task: 'Write a reply to a parent who wants the deposit for our sailing camp back',
	context: [
		'Sailing camp for children of 9 to 14 in Falmouth.',
		'The deposit is £80, paid on 3 March.',
		'Our terms: the deposit is refunded until 30 days before the start. The camp starts on 21 July.',
		'The parent wrote on 2 July because her son broke his wrist.',
		'We may move the deposit to next summer, for the same child or a brother or sister.',
		'Do not promise an exception to the terms.',
		'Signed by Maeve, who runs the camp.',
	].join('\n'),
	format: 'An email of at most 140 words with a subject line',
	examples: [
		'Hello both. The wind has other plans, so Thursday moves to Friday. Bring the same kit.',
		'Your tiller arrived this morning and it fits. I was wrong about the bolts. The bill stays as it was.',
	].join('\n---\n'),
	role: '',
	reader: '',
	material: 'the email from the parent',
	constraints: '',
	steps: '',
};
