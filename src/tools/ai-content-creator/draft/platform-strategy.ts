import { ended, listOf } from '#prose/sentences.ts';
import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import type { Platform } from '../options.ts';
import { RULES } from '../platforms.ts';
import { mixOf } from './mix.ts';
import { frequencyText, namedHour } from './schedule.ts';
import type { Subjects } from './subjects.ts';
import type { Voice } from './voices.ts';
import { midSentence } from './words.ts';

type PlatformStrategy = ContentStrategy['platformStrategies'][number];

/** What each platform is used for, with the first subject of its calendar as an example. */
const USES: Readonly<Record<Platform, (example: string, subject: string) => string>> = {
	LinkedIn: (example, subject) =>
		`Posts of a few short paragraphs on ${subject} that a reader can answer from experience, beginning with ‘${example}’.`,
	Instagram: (example, subject) =>
		`Captions whose first line carries the point, with cards or a picture on ${subject}; the first is ‘${example}’.`,
	'Twitter/X': (example, subject) =>
		`One thought on ${subject} in each post, ‘${example}’ first, and then the talk in the replies.`,
	TikTok: (example, subject) =>
		`Short films on ${subject} with the hook spoken at once, as in ‘${example}’; the script stands under each caption.`,
	YouTube: (example, subject) =>
		`Videos that answer what people type when they look for ${subject}; ‘${example}’ opens the series.`,
	Facebook: (example, subject) =>
		`Posts on ${subject} that end before the fold and ask for an answer, ‘${example}’ to begin with.`,
	Pinterest: (example, subject) =>
		`Pins that are still found in months: plain words for ${subject} and one picture each, ‘${example}’ for a start.`,
	Snapchat: (example, subject) =>
		`A few snaps in a row on ${subject}, filmed as they happen; ‘${example}’ is the first.`,
};

export function platformStrategiesOf(
	input: ContentInput,
	subjects: Subjects,
	voice: Voice,
	pieces: readonly ContentPiece[],
): PlatformStrategy[] {
	return input.platforms.map((platform, index) => {
		const own = pieces.filter((piece) => piece.platform === platform);
		return {
			platform,
			postingFrequency: frequencyText(input.postingFrequency, own.length),
			strategy: strategyOf(platform, index, own, input, subjects, voice),
			contentMix: mixOf(own),
		};
	});
}

function strategyOf(
	platform: Platform,
	index: number,
	own: readonly ContentPiece[],
	input: ContentInput,
	{ topics, pillars, statements, looks, seasons, rivals, names }: Subjects,
	voice: Voice,
): string {
	const about = topics.slice(0, 3).map((topic) => midSentence(topic, names));
	const subject = about.length > 0 ? listOf(about) : (pillars[0] ?? 'your work');
	const extras = [
		looks.length > 0 ? `Pictures: ${ended(looks.join(', '))}` : '',
		`Voice: ${voice.manner}.`,
		seasons.length > 0 ? `Move the pieces on ‘${seasons[0]}’ to the week they belong to.` : '',
		rivals.length > 0 ? `Leave to others what you noted about them: “${rivals[0]}”.` : '',
		statements.length > 0 && input.contentTypes.length === 0
			? 'No content types were chosen, so the calendar draws on eight.'
			: '',
	].filter((line) => line !== '');
	const [first] = own;
	const lines = [USES[platform](first?.title ?? '', subject), extras[index] ?? '', basisOf(platform, input)];
	return lines.filter((line) => line !== '').join(' ');
}

/** Where the hours come from. No table of best times knows this brand's followers. */
function basisOf(platform: Platform, { targetAudience }: ContentInput): string {
	const named = namedHour(targetAudience.platforms, platform);
	if (named !== null) {
		return `You named the time (${named.word}); odd weeks post at ${named.hour}, even weeks at ${named.later}, so that ${platform} shows you which does better.`;
	}
	const [odd, even] = RULES[platform].times;
	return `A common recommendation for ${platform} is ${RULES[platform].window}; test it: odd weeks post at ${odd}, even weeks at ${even}, and your own figures decide.`;
}
