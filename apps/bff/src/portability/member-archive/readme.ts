import { ACCOUNT_FILE } from './account-data.ts';
import { ARCHIVE_VERSION, LINES_FILE, SCHEMA_FILE } from './archive-lines.ts';

/** Returns the text of `README.txt`, for people who open the archive without the site. */
export function readmeText(site: string, username: string, exportedAt: string): string {
  return `Pegboard archive of ${username}
Written by ${site} on ${exportedAt}

index.html        Open it in a browser to look at your boards. It needs no network.
files/            Your images and videos. Each is named by the SHA-256 of its bytes, so a
                  file that several Pins show is stored once.
account.html      Everything else about your account: logins, devices, apps, messages that you
                  sent, searches, mutes, reports and more; ${ACCOUNT_FILE} has the same as JSON.
                  Archives of one board do not have them.
${LINES_FILE}    Your boards and Pins as JSON, one object per line.
${SCHEMA_FILE}       The JSON Schema of a line.

Contents of ${LINES_FILE} (format version ${ARCHIVE_VERSION})

archive    The first line: format, version, site and time.
profile    Your name, username, about text, website, pronouns and photo.
board      Your boards, in your order, the secret and archived ones included.
section    The sections of your boards, in their order.
note       The notes on your boards.
pin        The Pins on your boards, from the top to the bottom of each board and section, and
           the Pins that you put on boards of other members. With the title, description, link,
           alt text, creator, and the label for AI content.
comment    The comments that you wrote.
follow     The members, boards and topics that you follow.

An id is unique within its archive. A line refers to other lines by their ids.

Images are as the site stores them: of each upload, the image in its full size without its
metadata. What other members wrote about your Pins is not included, and nothing from
secret boards of other members. This archive includes your secret boards: store it safely.
`;
}
