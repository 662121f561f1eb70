import { GappedText } from '#ui/gapped-text.tsx';
import { PLATFORMS } from '../options.ts';
import { MixBar } from './mix-bar.tsx';
import { PlatformIcon } from './platform-icon.tsx';

const MIX = /^Educational \d+%, /;
/** "Instagram", "Instagram: Why brakes squeal" */
const NAMED = new RegExp(`^(${PLATFORMS.join('|')})(?:: .+)?$`);

/** A text of the strategy: shares as a bar, a platform with its sign. */
export function told(text: string) {
	if (MIX.test(text)) return <MixBar text={text} />;
	const [, platform] = NAMED.exec(text) ?? [];
	return (
		<>
			{platform ? <PlatformIcon platform={platform} /> : null}
			{platform ? '\u00a0' : null}
			<GappedText text={text} />
		</>
	);
}
