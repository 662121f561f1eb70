/** Places of the transcript in a text, "(line 19)", for those who do not have the transcript. */

const NUMBERS = '\\d+(?:(?:, | and | to )\\d+)*';
const ALONE = new RegExp(`(?<!\\s)\\s*[([](?:(?:see|promised at|at) )?lines? ${NUMBERS}[)\\]]`, 'gi');
const BEHIND_A_NAME = new RegExp(`, lines? ${NUMBERS}(?=\\))`, 'gi');
const IN_A_SENTENCE = new RegExp(`,? ?\\b(?:as said |as named )?(?:(?:at|from|in|on|of|see) )?lines? ${NUMBERS}`, 'gi');

export function withoutPlaces(text: string): string {
	return text
		.replace(ALONE, '')
		.replace(BEHIND_A_NAME, '')
		.replace(IN_A_SENTENCE, '')
		.replace(/(?<! ) +(?=[.,;:])/g, '')
		.trim();
}
