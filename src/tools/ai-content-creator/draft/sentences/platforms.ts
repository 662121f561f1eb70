export const FREQUENCY = '{frequency}: {count} pieces in four weeks, {written} written and {open} open';
export const CUSTOM_FREQUENCY =
	'Custom schedule: [add your schedule]; until then 3 times per week, {count} pieces in four weeks, {written} written and {open} open';
export const NO_FREQUENCY =
	'3 times per week, since none was chosen: {count} pieces in four weeks, {written} written and {open} open';

export const HOURS_NAMED = 'The hours on {platform} follow the time that you named: {words}.';
export const HOURS_COMMON = 'The hours on {platform} follow a common recommendation: {window}.';
export const HOURS_DIFFER = 'Odd and even weeks on {platform} differ, so that you can compare the two.';

export const NEEDS_PICTURE = 'Each post on {platform} needs a picture of yours.';
export const IS_VIDEO = 'Each piece for {platform} is a script; you upload the video there yourself.';

export const STYLE = 'Your visual style: {style}';
export const ZONE = 'All hours are in the time zone {zone}.';
export const NO_ZONE = 'No time zone is named, so the file for Ayrshare, which counts in UTC, takes the hours as UTC.';
