// Nothing loads this module: its styles are in the site's style sheet.
import '@theme-init/DocItem/Content';
import '@theme/MDXComponents';
